import type { ApiTokenType, TransferDirection } from '../../endpoints/tokens.ts';
import {
  apiTokenPage,
  apiTokensPage,
  newApiTokenPage,
  tokensByName,
  newTransferTokenPage,
  transferTokenPage,
  transferTokensPage,
} from '../pages.ts';
import { settingsPermissions } from '../settings-permissions.ts';
import { settingsTags } from '../tags.ts';
import { apiTokenMessages, transferTokenMessages } from './messages.ts';
import { tokenCalls, describedBy, lifespanOf, type TokenKind, type TokenValues } from './token-kind.ts';

function opened({ type, permissions }: TokenValues): { type: ApiTokenType; permissions: string[] | null } {
  return { type: type as ApiTokenType, permissions: type === 'custom' ? [...permissions] : null };
}

/** API tokens: for clients of the content API. */
export const apiTokens: TokenKind = {
  id: 'api-tokens',
  addresses: {
    list: apiTokensPage.to({}, tokensByName),
    create: newApiTokenPage.to(),
    token: (id) => apiTokenPage.to({ id }),
  },
  tag: settingsTags.apiToken,
  tourSection: 'apiTokens',
  permissions: settingsPermissions.apiTokens,
  messages: apiTokenMessages,
  types: [
    { value: 'read-only', label: apiTokenMessages.readOnly, hint: apiTokenMessages.readOnlyHint },
    { value: 'full-access', label: apiTokenMessages.fullAccess, hint: apiTokenMessages.fullAccessHint },
    { value: 'custom', label: apiTokenMessages.custom, hint: apiTokenMessages.customHint },
  ],
  typeOf: (token) => ('type' in token ? token.type : 'custom'),
  chosenType: 'custom',
  calls: {
    list: 'GET /admin/api-tokens',
    read: 'GET /admin/api-tokens/:id',
    regenerate: 'POST /admin/api-tokens/:id/regenerate',
    remove: 'DELETE /admin/api-tokens/:id',
  },
  create: async (http, values) => {
    const body = { ...describedBy(values), ...opened(values), lifespan: lifespanOf(values) };
    return (await tokenCalls(http).call('POST /admin/api-tokens', { body })).data;
  },
  update: async (http, id, values) => {
    const body = { ...describedBy(values), ...opened(values) };
    return (await tokenCalls(http).call('PUT /admin/api-tokens/:id', { params: { id }, body })).data;
  },
};

const directions: Readonly<Record<string, readonly TransferDirection[]>> = {
  push: ['push'],
  pull: ['pull'],
  both: ['push', 'pull'],
};

function permissionsOf({ type }: TokenValues): TransferDirection[] {
  return [...(directions[type] ?? [])];
}

/** Transfer tokens: for moving content between two installations. */
export const transferTokens: TokenKind = {
  id: 'transfer-tokens',
  addresses: {
    list: transferTokensPage.to({}, tokensByName),
    create: newTransferTokenPage.to(),
    token: (id) => transferTokenPage.to({ id }),
  },
  tag: settingsTags.transferToken,
  tourSection: 'transferTokens',
  permissions: settingsPermissions.transferTokens,
  messages: transferTokenMessages,
  types: [
    { value: 'push', label: transferTokenMessages.push, hint: transferTokenMessages.pushHint },
    { value: 'pull', label: transferTokenMessages.pull, hint: transferTokenMessages.pullHint },
    { value: 'both', label: transferTokenMessages.both, hint: transferTokenMessages.bothHint },
  ],
  typeOf: ({ permissions }) => (permissions.length > 1 ? 'both' : (permissions[0] ?? 'pull')),
  chosenType: null,
  calls: {
    list: 'GET /admin/transfer/tokens',
    read: 'GET /admin/transfer/tokens/:id',
    regenerate: 'POST /admin/transfer/tokens/:id/regenerate',
    remove: 'DELETE /admin/transfer/tokens/:id',
  },
  create: async (http, values) => {
    const body = {
      ...describedBy(values),
      permissions: permissionsOf(values),
      lifespan: lifespanOf(values),
    };
    return (await tokenCalls(http).call('POST /admin/transfer/tokens', { body })).data;
  },
  update: async (http, id, values) => {
    const body = { ...describedBy(values), permissions: permissionsOf(values) };
    return (await tokenCalls(http).call('PUT /admin/transfer/tokens/:id', { params: { id }, body })).data;
  },
};
