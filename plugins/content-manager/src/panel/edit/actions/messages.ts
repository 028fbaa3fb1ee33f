/** Texts of what happens when two people save the same entry. */
export const mergeMessages = {
  savedWith: {
    id: 'content-manager.edit.merge.saved-with',
    defaultMessage: 'Saved, together with what {who} changed',
  },
  savedWithSomebody: {
    id: 'content-manager.edit.merge.saved-with-somebody',
    defaultMessage: 'Saved, together with what somebody else changed',
  },
  title: { id: 'content-manager.edit.merge.title', defaultMessage: 'Both of you changed the same' },
  description: {
    id: 'content-manager.edit.merge.description',
    defaultMessage:
      '{who} saved this entry while you were editing. Choose what stays in {count, plural, one {this field} other {these # fields}}. Everything else is kept from both of you.',
  },
  mine: { id: 'content-manager.edit.merge.mine', defaultMessage: 'Yours' },
  theirs: { id: 'content-manager.edit.merge.theirs', defaultMessage: 'Theirs' },
  save: { id: 'content-manager.edit.merge.save', defaultMessage: 'Save' },
  close: { id: 'content-manager.edit.merge.close', defaultMessage: 'Close' },
  nothing: { id: 'content-manager.edit.merge.nothing', defaultMessage: 'Empty' },
  removed: { id: 'content-manager.edit.merge.removed', defaultMessage: 'Removed' },
  linked: { id: 'content-manager.edit.merge.linked', defaultMessage: 'Added: {entries}' },
  unlinked: { id: 'content-manager.edit.merge.unlinked', defaultMessage: 'Removed: {entries}' },
  yes: { id: 'content-manager.edit.merge.yes', defaultMessage: 'True' },
  no: { id: 'content-manager.edit.merge.no', defaultMessage: 'False' },
  components: {
    id: 'content-manager.edit.merge.components',
    defaultMessage: '{count, plural, one {# component} other {# components}}',
  },
} as const;
