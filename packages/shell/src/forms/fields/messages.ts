/** Texts shared by the fields of all forms. */
export const fieldMessages = {
  showPassword: { id: 'form.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'form.password.hide', defaultMessage: 'Hide password' },
} as const;
