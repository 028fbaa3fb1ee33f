/** Texts round the choice of a password. */
export const newPasswordMessages = {
  confirm: { id: 'auth.field.confirm-password', defaultMessage: 'Confirm password' },
  hint: {
    id: 'auth.field.password.hint',
    defaultMessage: 'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
  },
} as const;
