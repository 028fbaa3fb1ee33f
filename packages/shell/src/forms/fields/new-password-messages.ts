/** Texts about choosing a password. */
export const newPasswordMessages = {
  password: { id: 'form.new-password.label', defaultMessage: 'Password' },
  confirm: { id: 'form.new-password.confirm', defaultMessage: 'Confirm password' },
  hint: {
    id: 'form.new-password.hint',
    defaultMessage: 'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
  },
  notCommon: {
    id: 'form.new-password.not-common',
    defaultMessage: 'Passwords that many people use, such as Password1, are refused',
  },
  common: { id: 'form.new-password.common', defaultMessage: 'This password is too common.' },
} as const;
