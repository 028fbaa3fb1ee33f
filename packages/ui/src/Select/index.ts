export type { SelectOption } from './select-option.ts';
export * from './Select.tsx';
