/** Texts about users and the list of them. */
export const userMessages = {
  found: {
    id: 'settings.users.found',
    defaultMessage: '{count, plural, =0 {No users found} one {# user found} other {# users found}}',
  },
  invite: { id: 'settings.users.invite', defaultMessage: 'Invite new user' },
  search: { id: 'settings.users.search', defaultMessage: 'Search users' },
  status: { id: 'settings.users.status', defaultMessage: 'Status' },
  active: { id: 'settings.users.active', defaultMessage: 'Active' },
  invited: { id: 'settings.users.invited', defaultMessage: 'Invited' },
  inactive: { id: 'settings.users.inactive', defaultMessage: 'Inactive' },
  roles: { id: 'settings.users.roles', defaultMessage: 'Roles' },
  you: { id: 'settings.users.you', defaultMessage: 'You' },
  selectAll: { id: 'settings.users.select-all', defaultMessage: 'Select all users' },
  selectRow: { id: 'settings.users.select-row', defaultMessage: 'Select {name}' },
  actions: { id: 'settings.users.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'settings.users.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'settings.users.edit', defaultMessage: 'Edit' },
  delete: { id: 'settings.users.delete', defaultMessage: 'Delete' },
  selected: {
    id: 'settings.users.selected',
    defaultMessage: '{count, plural, one {# user selected} other {# users selected}}',
  },
  emptySearch: { id: 'settings.users.search.empty', defaultMessage: 'Clear' },
  clearSelection: { id: 'settings.users.clear-selection', defaultMessage: 'Clear the selection' },
  bulkActions: { id: 'settings.users.bulk-actions', defaultMessage: 'Selected users' },
  emptyTitle: { id: 'settings.users.empty.title', defaultMessage: 'No users match' },
  emptyBody: {
    id: 'settings.users.empty.body',
    defaultMessage: 'No user matches this search and these filters.',
  },
  clear: { id: 'settings.users.empty.clear', defaultMessage: 'Clear search and filters' },
  deleteTitle: {
    id: 'settings.users.delete.title',
    defaultMessage:
      '{count, plural, =0 {No users to delete} one {Delete this user?} other {Delete # users?}}',
  },
  deleteBody: {
    id: 'settings.users.delete.body',
    defaultMessage:
      'They are signed out everywhere and can no longer sign in. Their content is kept. This cannot be undone.',
  },
  deleteNotSelf: {
    id: 'settings.users.delete.not-self',
    defaultMessage: 'Your own account is left out.',
  },
  deleted: {
    id: 'settings.users.deleted',
    defaultMessage: '{count, plural, one {User deleted} other {# users deleted}}',
  },
  pagination: { id: 'settings.users.pagination', defaultMessage: 'Pages of the list' },
  previousPage: { id: 'settings.users.previous-page', defaultMessage: 'Previous page' },
  nextPage: { id: 'settings.users.next-page', defaultMessage: 'Next page' },
  page: { id: 'settings.users.page', defaultMessage: 'Page {page}' },
  pageSize: { id: 'settings.users.page-size', defaultMessage: 'Entries per page' },
  range: { id: 'settings.users.range', defaultMessage: '{from, number}–{to, number} of {total, number}' },
  back: { id: 'settings.users.back', defaultMessage: 'Back' },
} as const;
