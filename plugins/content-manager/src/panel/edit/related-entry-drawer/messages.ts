/** Texts of the drawer of a related entry. */
export const relatedMessages = {
  createTitle: { id: 'content-manager.edit.related.create-title', defaultMessage: 'Create {type}' },
  editTitle: { id: 'content-manager.edit.related.edit-title', defaultMessage: 'Edit {type}' },
  close: { id: 'content-manager.edit.related.close', defaultMessage: 'Close' },
} as const;
