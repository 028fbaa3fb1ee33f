/** Texts of the profile page. */
export const notificationMessages = {
  title: { id: 'review-workflows.notifications.title', defaultMessage: 'Emails about reviews' },
  body: {
    id: 'review-workflows.notifications.body',
    defaultMessage: 'Changes take effect immediately.',
  },
  assignment: {
    id: 'review-workflows.notifications.assignment',
    defaultMessage: 'An entry is assigned to me',
  },
  mention: {
    id: 'review-workflows.notifications.mention',
    defaultMessage: 'Someone mentions me in a comment',
  },
  saved: { id: 'review-workflows.notifications.saved', defaultMessage: 'Email settings saved' },
  failed: {
    id: 'review-workflows.notifications.failed',
    defaultMessage: 'The email settings could not be loaded',
  },
} as const;
