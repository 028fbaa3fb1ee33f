/** Texts of an action on all entries of a list while it runs. */
export const progressMessages = {
  unpublishEntries: {
    id: 'content-manager.bulk-progress.unpublish-entries',
    defaultMessage: 'Unpublish entries',
  },
  deleteEntries: { id: 'content-manager.bulk-progress.delete-entries', defaultMessage: 'Delete entries' },
  preparing: { id: 'content-manager.bulk-progress.preparing', defaultMessage: 'Finding the entries' },
  unpublish: { id: 'content-manager.bulk-progress.unpublish', defaultMessage: 'Unpublishing the entries' },
  delete: { id: 'content-manager.bulk-progress.delete', defaultMessage: 'Deleting the entries' },
  done: {
    id: 'content-manager.bulk-progress.done',
    defaultMessage: '{done, number} of {total, number}',
  },
  mayLeave: {
    id: 'content-manager.bulk-progress.may-leave',
    defaultMessage: 'You can leave it running and go on working. A notice tells you when it is done.',
  },
  leave: { id: 'content-manager.bulk-progress.leave', defaultMessage: 'Leave it running' },
} as const;
