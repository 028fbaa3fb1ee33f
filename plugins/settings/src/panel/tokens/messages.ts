/** Texts about tokens of both kinds. */
export const tokenMessages = {
  name: { id: 'settings.tokens.name', defaultMessage: 'Name' },
  description: { id: 'settings.tokens.description', defaultMessage: 'Description' },
  created: { id: 'settings.tokens.created', defaultMessage: 'Created' },
  lastUsed: { id: 'settings.tokens.last-used', defaultMessage: 'Last used' },
  never: { id: 'settings.tokens.never', defaultMessage: 'Never' },
  expired: { id: 'settings.tokens.expired', defaultMessage: 'Expired' },
  actions: { id: 'settings.tokens.actions', defaultMessage: 'Actions' },
  actionsFor: { id: 'settings.tokens.actions-for', defaultMessage: 'Actions for {name}' },
  edit: { id: 'settings.tokens.edit', defaultMessage: 'Edit' },
  view: { id: 'settings.tokens.view', defaultMessage: 'View' },
  delete: { id: 'settings.tokens.delete', defaultMessage: 'Delete' },
  deleteTitle: { id: 'settings.tokens.delete.title', defaultMessage: 'Delete the token {name}?' },
  deleteBody: {
    id: 'settings.tokens.delete.body',
    defaultMessage: 'Programs that use this token lose access immediately. This cannot be undone.',
  },
  deleted: { id: 'settings.tokens.deleted', defaultMessage: 'Token deleted' },
  unseenTitle: { id: 'settings.tokens.unseen.title', defaultMessage: 'You can create tokens' },
  unseenBody: {
    id: 'settings.tokens.unseen.body',
    defaultMessage:
      'Your roles do not include seeing the tokens that exist. You see the one you create, until you leave its page.',
  },
  back: { id: 'settings.tokens.back', defaultMessage: 'Back' },
  details: { id: 'settings.tokens.details', defaultMessage: 'Details' },
  type: { id: 'settings.tokens.type', defaultMessage: 'Token type' },
  duration: { id: 'settings.tokens.duration', defaultMessage: 'Token duration' },
  days: { id: 'settings.tokens.days', defaultMessage: '{count, plural, one {# day} other {# days}}' },
  unlimited: { id: 'settings.tokens.unlimited', defaultMessage: 'Unlimited' },
  expiresOn: { id: 'settings.tokens.expires-on', defaultMessage: 'Expires on {date}' },
  expiredOn: { id: 'settings.tokens.expired-on', defaultMessage: 'Expired on {date}' },
  neverExpires: { id: 'settings.tokens.never-expires', defaultMessage: 'Never expires' },
  permissions: { id: 'settings.tokens.permissions', defaultMessage: 'Permissions' },
  permissionsBody: {
    id: 'settings.tokens.permissions.body',
    defaultMessage: 'Choose what programs with this token can do.',
  },
  permissionsNeeded: {
    id: 'settings.tokens.permissions.needed',
    defaultMessage: 'Choose at least one permission.',
  },
  noPermissions: {
    id: 'settings.tokens.permissions.none',
    defaultMessage: 'No plugin of this server provides routes for API tokens yet.',
  },
  everythingOf: { id: 'settings.tokens.permissions.everything', defaultMessage: 'Everything on {name}' },
  key: { id: 'settings.tokens.key', defaultMessage: 'Access key' },
  keyBody: {
    id: 'settings.tokens.key.body',
    defaultMessage: 'Regenerate the key if it was lost or someone else may have seen it.',
  },
  keyTitle: { id: 'settings.tokens.key.title', defaultMessage: 'Copy the key now' },
  keyOnce: {
    id: 'settings.tokens.key.once',
    defaultMessage: 'You will not be able to see it again after you leave this page.',
  },
  copyKey: { id: 'settings.tokens.key.copy', defaultMessage: 'Copy the key' },
  regenerate: { id: 'settings.tokens.regenerate', defaultMessage: 'Regenerate' },
  regenerateTitle: {
    id: 'settings.tokens.regenerate.title',
    defaultMessage: 'Regenerate the key of {name}?',
  },
  regenerateBody: {
    id: 'settings.tokens.regenerate.body',
    defaultMessage: 'The current key stops working immediately. Programs need the new key.',
  },
} as const;
