/** Texts of the views of a list. */
export const viewMessages = {
  views: { id: 'content-manager.views', defaultMessage: 'Views' },
  current: { id: 'content-manager.views.current', defaultMessage: 'View: {name}' },
  all: { id: 'content-manager.views.all', defaultMessage: 'All entries' },
  shared: { id: 'content-manager.views.shared', defaultMessage: '{name} · {owner}' },
  unknownOwner: { id: 'content-manager.views.somebody', defaultMessage: 'another user' },
  saveAs: { id: 'content-manager.views.save-as', defaultMessage: 'Save as a view' },
  save: { id: 'content-manager.views.save', defaultMessage: 'Save changes to “{name}”' },
  edit: { id: 'content-manager.views.edit', defaultMessage: 'Rename or share' },
  isDefault: { id: 'content-manager.views.default', defaultMessage: 'Open the list with this view' },
  remove: { id: 'content-manager.views.remove', defaultMessage: 'Delete the view' },
  name: { id: 'content-manager.views.name', defaultMessage: 'Name' },
  keeps: {
    id: 'content-manager.views.keeps',
    defaultMessage: 'Keeps the filters, the search, the order, the page size and the columns of this list.',
  },
  roles: { id: 'content-manager.views.roles', defaultMessage: 'Share with roles' },
  rolesHint: {
    id: 'content-manager.views.roles.hint',
    defaultMessage:
      'Users with these roles see only the columns of fields that they may read. They do not see the view if it filters or sorts by another field.',
  },
  cancel: { id: 'content-manager.views.cancel', defaultMessage: 'Cancel' },
  confirm: { id: 'content-manager.views.confirm', defaultMessage: 'Save' },
  saved: { id: 'content-manager.views.saved', defaultMessage: 'View saved' },
  deleted: { id: 'content-manager.views.deleted', defaultMessage: 'View deleted' },
  deleteTitle: { id: 'content-manager.views.delete.title', defaultMessage: 'Delete the view “{name}”?' },
  deleteBody: {
    id: 'content-manager.views.delete.body',
    defaultMessage: 'It disappears for everyone it is shared with. The entries stay.',
  },
  delete: { id: 'content-manager.views.delete', defaultMessage: 'Delete' },
} as const;
