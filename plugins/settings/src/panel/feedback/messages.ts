/** Texts of loading, failing and leaving, whatever the page. */
export const feedbackMessages = {
  failed: { id: 'settings.failed', defaultMessage: 'An error occurred' },
  saved: { id: 'settings.saved', defaultMessage: 'Saved' },
  loading: { id: 'settings.loading', defaultMessage: 'Loading' },
  loadFailedTitle: { id: 'settings.load-failed.title', defaultMessage: 'This page could not be fetched' },
  loadFailedBody: {
    id: 'settings.load-failed.body',
    defaultMessage: 'Nothing is lost. Check the connection and try again.',
  },
  copied: { id: 'settings.copied', defaultMessage: 'Copied' },
  copyFailed: {
    id: 'settings.copy-failed',
    defaultMessage: 'The browser did not allow that. Select the text and copy it.',
  },
  retry: { id: 'settings.retry', defaultMessage: 'Retry' },
  cancel: { id: 'settings.cancel', defaultMessage: 'Cancel' },
  close: { id: 'settings.close', defaultMessage: 'Close' },
} as const;
