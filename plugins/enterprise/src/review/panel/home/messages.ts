/** Texts of the home page. */
export const waitingMessages = {
  title: { id: 'review-workflows.waiting.title', defaultMessage: 'Waiting for me' },
  empty: { id: 'review-workflows.waiting.empty', defaultMessage: 'No entries are assigned to you.' },
  failed: {
    id: 'review-workflows.waiting.failed',
    defaultMessage: 'Entries assigned to you could not be loaded',
  },
  untitled: { id: 'review-workflows.waiting.untitled', defaultMessage: '{contentType} {id}' },
  more: { id: 'review-workflows.waiting.more', defaultMessage: 'Show more' },
} as const;
