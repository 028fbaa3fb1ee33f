/** What a page that is a form says, whatever it is about. */
export const formPageMessages = {
  save: { id: 'form.save', defaultMessage: 'Save' },
  saved: { id: 'form.saved', defaultMessage: 'Saved' },
  failed: { id: 'notification.error', defaultMessage: 'An error occurred' },
} as const;
