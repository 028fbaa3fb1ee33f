import { pageMessages } from '../../page-messages.ts';

/** Texts about tokens for the content API. */
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
    defaultMessage: 'An app or a script that calls this server needs one.',
  },
  readOnly: { id: 'settings.tokens.api.read-only', defaultMessage: 'Read-only' },
  readOnlyHint: { id: 'settings.tokens.api.read-only.hint', defaultMessage: 'Reads what its owner may read' },
  fullAccess: { id: 'settings.tokens.api.full-access', defaultMessage: 'Full access' },
  fullAccessHint: {
    id: 'settings.tokens.api.full-access.hint',
    defaultMessage: 'Does everything that its owner may do',
  },
  custom: { id: 'settings.tokens.api.custom', defaultMessage: 'Custom' },
  customHint: { id: 'settings.tokens.api.custom.hint', defaultMessage: 'Does what is chosen below' },
} as const;

/** Texts about tokens for moving content. */
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
    defaultMessage: 'Another installation needs one to exchange content with this one.',
  },
  push: { id: 'settings.tokens.transfer.push', defaultMessage: 'Push' },
  pushHint: {
    id: 'settings.tokens.transfer.push.hint',
    defaultMessage: 'Another installation sends its content here',
  },
  pull: { id: 'settings.tokens.transfer.pull', defaultMessage: 'Pull' },
  pullHint: {
    id: 'settings.tokens.transfer.pull.hint',
    defaultMessage: 'Another installation fetches the content of this one',
  },
  both: { id: 'settings.tokens.transfer.both', defaultMessage: 'Push and pull' },
  bothHint: { id: 'settings.tokens.transfer.both.hint', defaultMessage: 'Content goes both ways' },
} as const;
