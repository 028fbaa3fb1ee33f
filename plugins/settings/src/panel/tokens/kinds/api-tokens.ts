import type { ApiTokenType } from '../../../endpoints/tokens.ts';
import { settingsPermissions } from '../../settings-permissions.ts';
import { tokenCalls } from '../token-queries.ts';
import { describedBy, lifespanOf, type TokenKind, type TokenValues } from '../token-kind.ts';
import { apiTokenMessages as words } from './messages.ts';
import { apiTokenPage, apiTokensPage, newApiTokenPage, tokensByName } from '../../pages.ts';
import { settingsTags } from '../../tags.ts';

function opened({ type, permissions }: TokenValues): { type: ApiTokenType; permissions: string[] | null } {
  return { type: type as ApiTokenType, permissions: type === 'custom' ? [...permissions] : null };
}

/** Tokens for programs that use the content API. */
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
  words,
  types: [
    { value: 'read-only', label: words.readOnly, hint: words.readOnlyHint },
    { value: 'full-access', label: words.fullAccess, hint: words.fullAccessHint },
    { value: 'custom', label: words.custom, hint: words.customHint },
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
