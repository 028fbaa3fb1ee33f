import { pageMessages } from '../page-messages.ts';

/** Texts for both kinds of tokens. */
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
  hiddenTitle: { id: 'settings.tokens.unseen.title', defaultMessage: 'You can create tokens' },
  hiddenBody: {
    id: 'settings.tokens.unseen.body',
    defaultMessage:
      'Your roles do not permit you to see existing tokens. You see a token that you create until you leave its page.',
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

/** Texts about API tokens. */
export const apiTokenMessages = {
  title: pageMessages.apiTokens,
  found: {
    id: 'settings.tokens.api.found',
    defaultMessage: '{count, plural, =0 {No API tokens} one {# API token} other {# API tokens}}',
  },
  create: { id: 'settings.tokens.api.create', defaultMessage: 'Create new API token' },
  newTitle: { id: 'settings.tokens.api.new', defaultMessage: 'Create an API token' },
  emptyTitle: { id: 'settings.tokens.api.empty.title', defaultMessage: 'No API tokens yet' },
  emptyBody: {
    id: 'settings.tokens.api.empty.body',
    defaultMessage: 'Create one for each program that calls this server.',
  },
  purpose: {
    id: 'settings.tokens.api.opens',
    defaultMessage: 'Programs send an API token to call API routes that plugins of this server provide.',
  },
  readOnly: { id: 'settings.tokens.api.read-only', defaultMessage: 'Read-only' },
  readOnlyHint: {
    id: 'settings.tokens.api.read-only.hint',
    defaultMessage: 'Can read only',
  },
  fullAccess: { id: 'settings.tokens.api.full-access', defaultMessage: 'Full access' },
  fullAccessHint: {
    id: 'settings.tokens.api.full-access.hint',
    defaultMessage: 'Can read and write',
  },
  custom: { id: 'settings.tokens.api.custom', defaultMessage: 'Custom' },
  customHint: { id: 'settings.tokens.api.custom.hint', defaultMessage: 'Can do what you choose below' },
} as const;

/** Texts about transfer tokens. */
export const transferTokenMessages = {
  title: pageMessages.transferTokens,
  found: {
    id: 'settings.tokens.transfer.found',
    defaultMessage:
      '{count, plural, =0 {No transfer tokens} one {# transfer token} other {# transfer tokens}}',
  },
  create: { id: 'settings.tokens.transfer.create', defaultMessage: 'Create new transfer token' },
  newTitle: { id: 'settings.tokens.transfer.new', defaultMessage: 'Create a transfer token' },
  emptyTitle: { id: 'settings.tokens.transfer.empty.title', defaultMessage: 'No transfer tokens yet' },
  emptyBody: {
    id: 'settings.tokens.transfer.empty.body',
    defaultMessage: 'You need one only to move content between installations.',
  },
  purpose: {
    id: 'settings.tokens.transfer.opens',
    defaultMessage: 'There is no content transfer yet: transfer tokens have no effect today.',
  },
  push: { id: 'settings.tokens.transfer.push', defaultMessage: 'Push' },
  pushHint: {
    id: 'settings.tokens.transfer.push.hint',
    defaultMessage: 'For sending content to this installation',
  },
  pull: { id: 'settings.tokens.transfer.pull', defaultMessage: 'Pull' },
  pullHint: {
    id: 'settings.tokens.transfer.pull.hint',
    defaultMessage: 'For fetching content from this installation',
  },
  both: { id: 'settings.tokens.transfer.both', defaultMessage: 'Push and pull' },
  bothHint: { id: 'settings.tokens.transfer.both.hint', defaultMessage: 'For both directions' },
} as const;
