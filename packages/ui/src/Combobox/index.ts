export * from './combobox-option.ts';
export * from './Combobox.tsx';
