/** Texts of deleting entries: on their own, as they come with the start of the panel. */
export const deleteMessages = {
  delete: { id: 'content-manager.list.delete', defaultMessage: 'Delete' },
  confirmTitle: { id: 'content-manager.confirm.title', defaultMessage: 'Confirmation' },
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
