/** Texts of duplicating entries. */
export const duplicateMessages = {
  done: { id: 'content-manager.list.duplicated', defaultMessage: 'Duplicated' },
  title: {
    id: 'content-manager.duplicate.title',
    defaultMessage: "This entry can't be duplicated directly.",
  },
  body: {
    id: 'content-manager.duplicate.body',
    defaultMessage:
      'A new entry will be created with the same content, but you have to change the following fields to save it:',
  },
  relation: {
    id: 'content-manager.duplicate.relation',
    defaultMessage: 'Duplicating the relation could remove it from the original entry.',
  },
  unique: {
    id: 'content-manager.duplicate.unique',
    defaultMessage: 'Identical values in a unique field are not allowed',
  },
  cancel: { id: 'content-manager.duplicate.cancel', defaultMessage: 'Cancel' },
  create: { id: 'content-manager.duplicate.create', defaultMessage: 'Create' },
} as const;
