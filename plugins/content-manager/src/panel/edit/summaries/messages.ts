/** Texts of fields that are shown but edited elsewhere. */
export const summaryMessages = {
  badge: { id: 'content-manager.edit.summary.badge', defaultMessage: 'View only' },
  readOnly: {
    id: 'content-manager.edit.summary.read-only',
    defaultMessage: 'Shown for information. Saving this entry leaves it as it is.',
  },
  noEntries: { id: 'content-manager.edit.summary.relation.none', defaultMessage: 'No related entry' },
  entries: {
    id: 'content-manager.edit.summary.relation.count',
    defaultMessage: '{count, plural, one {# related entry} other {# related entries}}',
  },
  countFailed: {
    id: 'content-manager.edit.summary.relation.failed',
    defaultMessage: 'The related entries could not be counted.',
  },
  noFiles: { id: 'content-manager.edit.summary.media.none', defaultMessage: 'No file' },
} as const;
