/** Notices after entries were changed together, or were not. */
export const changeMessages = {
  publish: {
    id: 'content-manager.list.published',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} published',
  },
  unpublish: {
    id: 'content-manager.list.unpublished',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} unpublished',
  },
  delete: {
    id: 'content-manager.list.deleted',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} deleted',
  },
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
