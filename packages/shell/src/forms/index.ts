export { checkValues, type FieldErrors } from './check-values.ts';
export { newPassword, repeatsPassword } from './new-password.ts';
export { validationMessages } from './validation-messages.ts';
export {
  NewPasswordField,
  RepeatPasswordField,
  type NewPasswordFieldProps,
} from './fields/NewPasswordFields.tsx';
export { NumberField, type NumberFieldProps } from './fields/NumberField.tsx';
export { TextAreaField } from './fields/TextAreaField.tsx';
export { TextField, type TextFieldProps } from './fields/TextField.tsx';
export { useFieldError } from './fields/use-field-error.ts';
export { type TextFieldBase } from './fields/use-text-field.ts';
export { FormElement, type FormElementProps } from './page/FormElement.tsx';
export { FormPage, type FormPageProps } from './page/FormPage.tsx';
export { type SavedBeside } from './page/FormPageHeader.tsx';
export { FormProvider, type FormProviderProps } from './page/FormProvider.tsx';
export { useSaveShortcut } from './page/use-save-shortcut.ts';
export { changedValues } from './submitting/changed-values.ts';
export { explainError } from './submitting/explain-error.ts';
export { explainUnnamedError } from './submitting/explain-unnamed-error.ts';
export { submitForm, type Submission } from './submitting/submit-form.ts';
export { trimValues } from './submitting/trim-values.ts';
