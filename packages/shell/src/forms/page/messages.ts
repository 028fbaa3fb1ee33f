/** Texts of every form page. */
export const formPageMessages = {
  save: { id: 'form.save', defaultMessage: 'Save' },
  saved: { id: 'form.saved', defaultMessage: 'Saved' },
  failed: { id: 'notification.error', defaultMessage: 'An error occurred' },
} as const;
