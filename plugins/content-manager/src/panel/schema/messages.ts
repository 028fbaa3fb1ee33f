/** Texts about a description of the content that could not be fetched. */
export const loadMessages = {
  title: { id: 'content-manager.load-failed.title', defaultMessage: 'The content types could not be loaded' },
  body: {
    id: 'content-manager.load-failed.body',
    defaultMessage: 'The server did not return the content types. Nothing was changed.',
  },
  retry: { id: 'content-manager.load-failed.retry', defaultMessage: 'Retry' },
  notice: { id: 'notification.error', defaultMessage: 'An error occurred' },
} as const;
