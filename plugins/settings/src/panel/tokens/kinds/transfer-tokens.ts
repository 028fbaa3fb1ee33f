import type { TransferDirection } from '../../../endpoints/tokens.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { tokenCalls } from '../token-queries.ts';
import { describedBy, lifespanOf, type TokenKind, type TokenValues } from '../token-kind.ts';
import { transferTokenMessages as words } from './messages.ts';
import { newTransferTokenPage, tokensByName, transferTokenPage, transferTokensPage } from '../../pages.ts';
import { settingsTags } from '../../tags.ts';

const directions: Readonly<Record<string, readonly TransferDirection[]>> = {
  push: ['push'],
  pull: ['pull'],
  both: ['push', 'pull'],
};

function permissionsOf({ type }: TokenValues): TransferDirection[] {
  return [...(directions[type] ?? [])];
}

/** Tokens for moving content between two installations. */
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
  words,
  types: [
    { value: 'push', label: words.push, hint: words.pushHint },
    { value: 'pull', label: words.pull, hint: words.pullHint },
    { value: 'both', label: words.both, hint: words.bothHint },
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
