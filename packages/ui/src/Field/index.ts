export * from './Field.tsx';
export * from './OutsideField.tsx';
export {
  useFieldControl,
  type FieldControlAttributes,
  type FieldControlProps,
  type FieldLanguage,
} from './field-context.ts';
