/** Texts of what links the entry that is open. */
export const usesMessages = {
  open: { id: 'content-manager.edit.uses.open', defaultMessage: 'What links here' },
  title: { id: 'content-manager.edit.uses.title', defaultMessage: 'What links here' },
  close: { id: 'content-manager.edit.uses.close', defaultMessage: 'Close' },
  none: {
    id: 'content-manager.edit.uses.none',
    defaultMessage: 'No entry that you may read links to this one.',
  },
  unknown: {
    id: 'content-manager.edit.uses.unknown',
    defaultMessage: 'This server does not report which entries link to this one.',
  },
  failedTitle: {
    id: 'content-manager.edit.uses.failed',
    defaultMessage: 'What links here could not be loaded',
  },
  more: {
    id: 'content-manager.edit.uses.more',
    defaultMessage: '{count, plural, one {and # more entry} other {and # more entries}}',
  },
  field: {
    id: 'content-manager.edit.uses.field',
    defaultMessage: '{count, plural, one {{field}} other {{field} (#)}}',
  },
  untitled: { id: 'content-manager.edit.uses.untitled', defaultMessage: 'Entry {id}' },
  beforeDeletion: {
    id: 'content-manager.edit.uses.before-deletion',
    defaultMessage:
      '{count, plural, one {# entry links to it and will} other {# entries link to it and will}} lose the link.',
  },
};
