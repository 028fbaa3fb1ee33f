/** What fields of forms say, whatever the form. */
export const fieldMessages = {
  showPassword: { id: 'form.password.show', defaultMessage: 'Show password' },
  hidePassword: { id: 'form.password.hide', defaultMessage: 'Hide password' },
} as const;
