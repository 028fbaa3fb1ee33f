/** Texts that all lists share. */
export const listMessages = {
  cancel: { id: 'list.cancel', defaultMessage: 'Cancel' },
  failed: { id: 'notification.error', defaultMessage: 'An error occurred' },
  loading: { id: 'list.loading', defaultMessage: 'Loading' },
} as const;
