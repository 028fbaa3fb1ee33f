/** Texts of unsaved changes that are stored in the browser. */
export const draftMessages = {
  title: {
    id: 'content-manager.edit.journal.title',
    defaultMessage: 'You have unsaved changes from {when}',
  },
  body: {
    id: 'content-manager.edit.journal.body',
    defaultMessage: 'They were kept on this device when the page was closed without saving.',
  },
  bodyChanged: {
    id: 'content-manager.edit.journal.body-changed',
    defaultMessage:
      'They were kept on this device when the page was closed without saving. The entry was saved since then: restoring merges both versions and asks about conflicts.',
  },
  restore: { id: 'content-manager.edit.journal.restore', defaultMessage: 'Restore' },
  show: { id: 'content-manager.edit.journal.show', defaultMessage: 'Show what differs' },
  discard: { id: 'content-manager.edit.journal.discard', defaultMessage: 'Discard' },
  restored: {
    id: 'content-manager.edit.journal.restored',
    defaultMessage: 'Your changes were restored',
  },
  differencesTitle: {
    id: 'content-manager.edit.journal.differences.title',
    defaultMessage: 'Changes to restore',
  },
  differencesDescription: {
    id: 'content-manager.edit.journal.differences.description',
    defaultMessage:
      '{count, plural, one {# value} other {# values}} will change. Nothing is saved until you save.',
  },
  restorable: { id: 'content-manager.edit.journal.differences.kept', defaultMessage: 'Your changes' },
  current: { id: 'content-manager.edit.journal.differences.current', defaultMessage: 'Now' },
  more: {
    id: 'content-manager.edit.journal.differences.more',
    defaultMessage: '{count, plural, one {and # more} other {and # more}}',
  },
  close: { id: 'content-manager.edit.journal.close', defaultMessage: 'Close' },
  conflictTitle: {
    id: 'content-manager.edit.journal.conflict.title',
    defaultMessage: 'The same fields have changed since',
  },
  conflictDescription: {
    id: 'content-manager.edit.journal.conflict.description',
    defaultMessage:
      'Choose what stays in {count, plural, one {this field} other {these # fields}}. Everything else is merged.',
  },
} as const;
