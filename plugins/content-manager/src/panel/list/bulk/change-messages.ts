/** What is said once entries were changed together, or were not. */
export const changeMessages = {
  publish: { id: 'success.record.publish', defaultMessage: 'Published' },
  unpublish: { id: 'success.record.unpublish', defaultMessage: 'Unpublished' },
  delete: { id: 'success.record.delete', defaultMessage: 'Deleted' },
  nothingChanged: {
    id: 'content-manager.list.nothing-changed',
    defaultMessage: 'No entry was changed: {reason}',
  },
  selectionChanged: {
    id: 'content-manager.list.selection-changed',
    defaultMessage:
      '{count, plural, =0 {No entry matches} one {# entry matches} other {# entries match}} now, not {seen, number} as you selected. No entry was changed.',
  },
} as const;
