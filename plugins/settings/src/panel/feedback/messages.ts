/** Texts of loading, failing and leaving, whatever the page. */
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
