/** Texts about roles and the list of them. */
export const roleMessages = {
  found: {
    id: 'settings.roles.found',
    defaultMessage: '{count, plural, =0 {No roles} one {# role} other {# roles}}',
  },
  create: { id: 'settings.roles.create', defaultMessage: 'Create new role' },
  name: { id: 'settings.roles.name', defaultMessage: 'Name' },
  description: { id: 'settings.roles.description', defaultMessage: 'Description' },
  users: { id: 'settings.roles.users', defaultMessage: 'Users' },
  usersCount: {
    id: 'settings.roles.users-count',
    defaultMessage: '{count, plural, =0 {No users} one {# user} other {# users}}',
  },
  actions: { id: 'settings.roles.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'settings.roles.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'settings.roles.edit', defaultMessage: 'Edit' },
  view: { id: 'settings.roles.view', defaultMessage: 'View' },
  duplicate: { id: 'settings.roles.duplicate', defaultMessage: 'Duplicate' },
  delete: { id: 'settings.roles.delete', defaultMessage: 'Delete' },
  inUse: { id: 'settings.roles.delete.in-use', defaultMessage: 'Still has users' },
  search: { id: 'settings.roles.search', defaultMessage: 'Search roles' },
  noMatchTitle: { id: 'settings.roles.no-match.title', defaultMessage: 'No role matches' },
  noMatchBody: {
    id: 'settings.roles.no-match.body',
    defaultMessage: 'No role has this name or description.',
  },
  clear: { id: 'settings.roles.no-match.clear', defaultMessage: 'Clear the search' },
  deleteTitle: { id: 'settings.roles.delete.title', defaultMessage: 'Delete the role {name}?' },
  deleteBody: {
    id: 'settings.roles.delete.body',
    defaultMessage: 'The role and its permissions are removed. This cannot be undone.',
  },
  deleted: { id: 'settings.roles.deleted', defaultMessage: 'Role deleted' },
  back: { id: 'settings.roles.back', defaultMessage: 'Back' },
  newTitle: { id: 'settings.roles.new.title', defaultMessage: 'Create a role' },
  details: { id: 'settings.roles.details', defaultMessage: 'Details' },
  permissions: { id: 'settings.roles.permissions', defaultMessage: 'Permissions' },
  permissionsBody: {
    id: 'settings.roles.permissions.body',
    defaultMessage: 'You can only grant permissions that you have yourself.',
  },
  copyOf: { id: 'settings.roles.copy-of', defaultMessage: '{name} (copy)' },
  superAdmin: {
    id: 'settings.roles.super-admin',
    defaultMessage: 'This role has every permission. It cannot be changed.',
  },
} as const;
