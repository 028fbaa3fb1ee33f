export * from './Field.tsx';
export {
  useFieldControl,
  type FieldControlAttributes,
  type FieldControlProps,
  type FieldLanguage,
} from './field-context.ts';
