/** Texts of values that are compared side by side. */
export const differenceMessages = {
  nothing: { id: 'content-manager.edit.merge.nothing', defaultMessage: 'Empty' },
  removed: { id: 'content-manager.edit.merge.removed', defaultMessage: 'Removed' },
  linked: { id: 'content-manager.edit.merge.linked', defaultMessage: 'Added: {entries}' },
  unlinked: { id: 'content-manager.edit.merge.unlinked', defaultMessage: 'Removed: {entries}' },
  yes: { id: 'content-manager.edit.merge.yes', defaultMessage: 'Yes' },
  no: { id: 'content-manager.edit.merge.no', defaultMessage: 'No' },
  components: {
    id: 'content-manager.edit.merge.components',
    defaultMessage: '{count, plural, one {# component} other {# components}}',
  },
} as const;
