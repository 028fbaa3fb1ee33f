/** Texts of the role list and the role menu. */
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

/** Texts about saving a role. */
export const roleEditMessages = {
  notHeld: {
    id: 'settings.roles.not-held',
    defaultMessage:
      'You cannot grant “{permission}”: you do not have this permission yourself, or only a part of it.',
  },
  absentLeftOut: {
    id: 'settings.roles.absent-left-out',
    defaultMessage:
      'Permissions for plugins that are not installed were left out, because you do not have them.',
  },
} as const;

/** Texts of the permission editor. */
export const editorMessages = {
  sections: { id: 'settings.permissions.sections', defaultMessage: 'Kinds of permissions' },
  collectionTypes: { id: 'settings.permissions.collection-types', defaultMessage: 'Collection types' },
  singleTypes: { id: 'settings.permissions.single-types', defaultMessage: 'Single types' },
  plugins: { id: 'settings.permissions.plugins', defaultMessage: 'Plugins' },
  settings: { id: 'settings.permissions.settings', defaultMessage: 'Settings' },
  contentType: { id: 'settings.permissions.content-type', defaultMessage: 'Content type' },
  search: { id: 'settings.permissions.search', defaultMessage: 'Find a content type' },
  noMatch: { id: 'settings.permissions.no-match', defaultMessage: 'No content type has this name.' },
  empty: { id: 'settings.permissions.empty', defaultMessage: 'There are no permissions here.' },
  fieldsOf: { id: 'settings.permissions.fields-of', defaultMessage: 'Fields and locales of {subject}' },
  inside: { id: 'settings.permissions.inside', defaultMessage: 'Fields in {field}' },
  everything: { id: 'settings.permissions.everything', defaultMessage: 'Everything on {subject}' },
  column: { id: 'settings.permissions.column', defaultMessage: '{action} on every type in the list' },
  cell: { id: 'settings.permissions.cell', defaultMessage: '{action} {subject}' },
  node: { id: 'settings.permissions.node', defaultMessage: '{action} {subject}: {field}' },
  required: { id: 'settings.permissions.required', defaultMessage: 'required' },
  fields: { id: 'settings.permissions.property.fields', defaultMessage: 'Fields' },
  locales: { id: 'settings.permissions.property.locales', defaultMessage: 'Locales' },
  permitsNothing: {
    id: 'settings.permissions.no-entry',
    defaultMessage: 'Applies to no entry: choose at least one field and one locale',
  },
  selectAll: { id: 'settings.permissions.select-all', defaultMessage: 'Select all of {group}' },
  conditions: { id: 'settings.permissions.conditions', defaultMessage: 'Conditions' },
  conditionsOf: {
    id: 'settings.permissions.conditions-of',
    defaultMessage: '{count, plural, =0 {Conditions of {subject}} other {Conditions of {subject} (#)}}',
  },
  conditionsTitle: { id: 'settings.permissions.conditions.title', defaultMessage: 'Conditions: {subject}' },
  conditionsBody: {
    id: 'settings.permissions.conditions.body',
    defaultMessage: 'A permission with conditions applies only to entries that meet at least one of them.',
  },
  conditionsNone: {
    id: 'settings.permissions.conditions.none',
    defaultMessage: 'Grant a permission first, then set its conditions.',
  },
  notYours: {
    id: 'settings.permissions.not-yours',
    defaultMessage: 'You cannot grant this: you do not have this permission yourself.',
  },
  conditionKept: {
    id: 'settings.permissions.conditions.kept',
    defaultMessage: 'You have this permission only under a condition, so you can only grant it with one.',
  },
  done: { id: 'settings.permissions.conditions.done', defaultMessage: 'Done' },
} as const;

/** Texts of the impersonation preview. */
export const viewAsMessages = {
  title: { id: 'settings.view-as', defaultMessage: 'View as this role' },
  body: {
    id: 'settings.view-as.body',
    defaultMessage:
      'Opens the panel in a new window as users with this role see it, as far as you may see it yourself. Nothing can be changed there.',
  },
  open: { id: 'settings.view-as.open', defaultMessage: 'View as {role}' },
  openUnsaved: { id: 'settings.view-as.open-unsaved', defaultMessage: 'View with unsaved permissions' },
  blocked: {
    id: 'settings.view-as.blocked',
    defaultMessage: 'Your browser has blocked the new window. Allow windows from this site and try again.',
  },
} as const;
