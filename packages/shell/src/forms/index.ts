export { checkValues, type FieldErrors } from './check-values.ts';
export { newPassword, repeatsPassword } from './new-password.ts';
export { trimValues } from './trim-values.ts';
export { useCommonPassword, type CommonPassword } from './use-common-password.ts';
export { useSaveShortcut } from './use-save-shortcut.ts';
export { validationMessages } from './validation-messages.ts';
