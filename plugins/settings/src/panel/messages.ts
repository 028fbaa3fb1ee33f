/** Texts that several pages share. */
export const feedbackMessages = {
  failed: { id: 'settings.failed', defaultMessage: 'An error occurred' },
  saved: { id: 'settings.saved', defaultMessage: 'Saved' },
  copied: { id: 'settings.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'settings.copy-failed',
    defaultMessage: 'The browser does not allow this. Select the text and copy it yourself.',
  },
  retry: { id: 'settings.retry', defaultMessage: 'Retry' },
  cancel: { id: 'settings.cancel', defaultMessage: 'Cancel' },
  close: { id: 'settings.close', defaultMessage: 'Close' },
} as const;

/** Labels and errors that several forms share. */
export const formMessages = {
  tooLong: { id: 'settings.form.too-long', defaultMessage: 'The value is too long.' },
  save: { id: 'settings.form.save', defaultMessage: 'Save' },
  firstname: { id: 'settings.form.firstname', defaultMessage: 'First name' },
  lastname: { id: 'settings.form.lastname', defaultMessage: 'Last name' },
  emailLabel: { id: 'settings.form.email-label', defaultMessage: 'Email' },
  username: { id: 'settings.form.username', defaultMessage: 'Username' },
  password: { id: 'settings.form.password', defaultMessage: 'Password' },
  newPassword: { id: 'settings.form.new-password', defaultMessage: 'New password' },
  currentPassword: { id: 'settings.form.current-password', defaultMessage: 'Current password' },
} as const;
