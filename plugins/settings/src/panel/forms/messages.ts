/** What forms of the settings say, whatever they are about. */
export const formMessages = {
  tooLong: { id: 'settings.form.too-long', defaultMessage: 'The value is too long.' },
  passwordHint: {
    id: 'settings.form.password-hint',
    defaultMessage: 'Must be at least 8 characters, 1 uppercase, 1 lowercase & 1 number',
  },
  showPassword: { id: 'settings.form.show-password', defaultMessage: 'Show password' },
  hidePassword: { id: 'settings.form.hide-password', defaultMessage: 'Hide password' },
  save: { id: 'settings.form.save', defaultMessage: 'Save' },
  firstname: { id: 'settings.form.firstname', defaultMessage: 'First name' },
  lastname: { id: 'settings.form.lastname', defaultMessage: 'Last name' },
  emailLabel: { id: 'settings.form.email-label', defaultMessage: 'Email' },
  username: { id: 'settings.form.username', defaultMessage: 'Username' },
  password: { id: 'settings.form.password', defaultMessage: 'Password' },
  newPassword: { id: 'settings.form.new-password', defaultMessage: 'New password' },
  confirmPassword: { id: 'settings.form.confirm-password', defaultMessage: 'Confirm password' },
  currentPassword: { id: 'settings.form.current-password', defaultMessage: 'Current password' },
} as const;
