/** Texts of a page that is loading or failed to load. */
export const pageMessages = {
  loading: { id: 'page.loading', defaultMessage: 'Loading' },
  failedTitle: { id: 'page.failed.title', defaultMessage: 'This page could not be loaded' },
  failedBody: {
    id: 'page.failed.body',
    defaultMessage: 'Nothing was lost. Check your connection and try again.',
  },
  retry: { id: 'page.retry', defaultMessage: 'Retry' },
} as const;
