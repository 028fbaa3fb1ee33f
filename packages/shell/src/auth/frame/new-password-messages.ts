/** Texts round the choice of a password. */
export const newPasswordMessages = {
  confirm: { id: 'auth.field.confirm-password', defaultMessage: 'Confirm password' },
  hint: {
    id: 'auth.field.password.hint',
    defaultMessage: 'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
  },
  notCommon: {
    id: 'auth.field.password.not-common',
    defaultMessage: 'Passwords that many people use, such as Password1, are refused',
  },
  common: { id: 'auth.field.password.common', defaultMessage: 'This password is too common.' },
} as const;
