export * from './Field.tsx';
export { useFieldControl, type FieldControlAttributes, type FieldControlProps } from './field-context.ts';
