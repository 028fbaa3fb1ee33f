/** Texts of the side panel for a related entry. */
export const relatedMessages = {
  create: { id: 'content-manager.edit.related.create', defaultMessage: 'Create {type}' },
  edit: { id: 'content-manager.edit.related.edit', defaultMessage: 'Edit {entry}' },
  createTitle: { id: 'content-manager.edit.related.create-title', defaultMessage: 'Create {type}' },
  editTitle: { id: 'content-manager.edit.related.edit-title', defaultMessage: 'Edit {type}' },
  close: { id: 'content-manager.edit.related.close', defaultMessage: 'Close' },
} as const;
