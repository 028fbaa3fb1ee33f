import { formMessages } from '../messages.ts';

/** Texts of the user list and the user menu. */
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
  pageSize: { id: 'settings.users.page-size', defaultMessage: 'Users per page' },
  range: { id: 'settings.users.range', defaultMessage: '{from, number}–{to, number} of {total, number}' },
  back: { id: 'settings.users.back', defaultMessage: 'Back' },
} as const;

/** Labels of the fields for sorting and filtering. */
export const filterLabels = {
  firstname: formMessages.firstname,
  lastname: formMessages.lastname,
  email: formMessages.emailLabel,
  isActive: userMessages.status,
  username: formMessages.username,
} as const;

/** Texts of the filters of the user list. */
export const filterMessages = {
  filters: { id: 'settings.users.filters', defaultMessage: 'Filters' },
  active: { id: 'settings.users.filters.active', defaultMessage: 'Active filters' },
  field: { id: 'settings.users.filters.field', defaultMessage: 'Field' },
  operator: { id: 'settings.users.filters.operator', defaultMessage: 'Comparison' },
  value: { id: 'settings.users.filters.value', defaultMessage: 'Value' },
  add: { id: 'settings.users.filters.add', defaultMessage: 'Add filter' },
  remove: { id: 'settings.users.filters.remove', defaultMessage: 'Remove the filter “{filter}”' },
  refusedTitle: {
    id: 'settings.users.refused.title',
    defaultMessage: 'This server cannot sort or filter users by {fields}',
  },
  refusedBody: { id: 'settings.users.refused.body', defaultMessage: 'The list is shown without it.' },
  refusedRemove: { id: 'settings.users.refused.remove', defaultMessage: 'Remove it' },
  $contains: { id: 'settings.users.filters.contains', defaultMessage: 'contains' },
  $startsWith: { id: 'settings.users.filters.starts-with', defaultMessage: 'starts with' },
  $eq: { id: 'settings.users.filters.is', defaultMessage: 'is' },
  $ne: { id: 'settings.users.filters.is-not', defaultMessage: 'is not' },
} as const;

/** Texts of the user page. */
export const editUserMessages = {
  details: { id: 'settings.user.details', defaultMessage: 'Details' },
  access: { id: 'settings.user.access', defaultMessage: 'Access' },
  isActive: { id: 'settings.user.is-active', defaultMessage: 'Active' },
  isActiveHint: {
    id: 'settings.user.is-active.hint',
    defaultMessage: 'An inactive user cannot sign in.',
  },
  ownActive: {
    id: 'settings.user.is-active.own',
    defaultMessage: 'You cannot deactivate your own account.',
  },
  passwordTitle: { id: 'settings.user.password', defaultMessage: 'New password' },
  passwordBody: {
    id: 'settings.user.password.body',
    defaultMessage: 'Signs this user out everywhere. Leave empty to keep the current password.',
  },
  passwordKept: {
    id: 'settings.user.password.body-alone',
    defaultMessage: 'Leave empty to keep the current password.',
  },
  ownPassword: {
    id: 'settings.user.own-password',
    defaultMessage: 'Change your own email and password in your profile.',
  },
  toProfile: { id: 'settings.user.to-profile', defaultMessage: 'Go to your profile' },
  invitation: { id: 'settings.user.invitation', defaultMessage: 'Invitation' },
  invitationBody: {
    id: 'settings.user.invitation.body',
    defaultMessage:
      'This user has not registered yet. You can create a new invitation link; the previous link stops working.',
  },
  newLink: { id: 'settings.user.invitation.new', defaultMessage: 'Create a new link' },
  sessions: { id: 'settings.user.sessions', defaultMessage: 'Sessions' },
  sessionsBody: {
    id: 'settings.user.sessions.body',
    defaultMessage: 'Signs this user out on every device. They can sign in again.',
  },
  endSessions: { id: 'settings.user.sessions.end', defaultMessage: 'Sign out everywhere' },
  sessionsEnded: { id: 'settings.user.sessions.ended', defaultMessage: 'Signed out everywhere' },
} as const;

/** Texts of the invitation. */
export const inviteMessages = {
  title: { id: 'settings.invite.title', defaultMessage: 'Invite new user' },
  description: {
    id: 'settings.invite.description',
    defaultMessage: 'They choose their own password when they open the invitation link.',
  },
  create: { id: 'settings.invite.create', defaultMessage: 'Invite user' },
  doneTitle: { id: 'settings.invite.done.title', defaultMessage: '{name} has been invited' },
  link: { id: 'settings.invite.link', defaultMessage: 'Invitation link' },
  linkHint: {
    id: 'settings.invite.link.hint',
    defaultMessage: 'Send them this link if no email arrives. It is shown only here, and only once.',
  },
  linkMailed: {
    id: 'settings.invite.link.mailed',
    defaultMessage:
      'It is also sent by email. Send it yourself if that does not arrive: it is shown only here, and only once.',
  },
  linkNotMailed: {
    id: 'settings.invite.link.not-mailed',
    defaultMessage:
      'Send them this link yourself: this server does not send email. It is shown only here, and only once.',
  },
  copy: { id: 'settings.invite.copy', defaultMessage: 'Copy the link' },
  done: { id: 'settings.invite.done', defaultMessage: 'Finish' },
} as const;
