/** Texts of the actions of a list. They are loaded when the panel starts, the other texts with the list. */
export const actionMessages = {
  edit: { id: 'content-manager.list.edit', defaultMessage: 'Edit' },
  duplicate: { id: 'content-manager.list.duplicate', defaultMessage: 'Duplicate' },
  publish: { id: 'content-manager.list.publish', defaultMessage: 'Publish' },
  publishEntries: { id: 'content-manager.list.publish-entries', defaultMessage: 'Publish entries' },
  unpublish: { id: 'content-manager.list.unpublish', defaultMessage: 'Unpublish' },
  delete: { id: 'content-manager.list.delete', defaultMessage: 'Delete' },
  confirmTitle: { id: 'content-manager.confirm.title', defaultMessage: 'Confirmation' },
  confirmUnpublishMany: {
    id: 'content-manager.confirm.unpublish-many',
    defaultMessage: 'Are you sure you want to unpublish these entries?',
  },
  confirmDelete: {
    id: 'content-manager.confirm.delete',
    defaultMessage: 'Are you sure you want to delete this?',
  },
  confirmDeleteMany: {
    id: 'content-manager.confirm.delete-many',
    defaultMessage: 'Are you sure you want to delete these entries?',
  },
  deleted: { id: 'success.record.delete', defaultMessage: 'Deleted' },
} as const;
