import type { ContentApiPermissions } from '@admin/contract';
import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { tokensEndpoints } from '../../endpoints/tokens.ts';
import type { Token, TokenKind } from './token-kind.ts';
import { settingsTags } from '../tags.ts';

/** The client of the calls about tokens. */
export function tokenCalls(http: HttpClient) {
  return http.for<typeof tokensEndpoints>();
}

/** Every token of a kind. There are few, so they come together and are sorted here. */
export function tokensQuery(http: HttpClient, kind: TokenKind) {
  return queryOptions({
    queryKey: [kind.tag, 'list'],
    queryFn: async ({ signal }): Promise<readonly Token[]> =>
      (await tokenCalls(http).call(kind.calls.list, { signal })).data,
  });
}

/** One token. */
export function tokenQuery(http: HttpClient, kind: TokenKind, id: string) {
  return queryOptions({
    queryKey: [kind.tag, 'one', id],
    queryFn: async ({ signal }): Promise<Token> =>
      (await tokenCalls(http).call(kind.calls.read, { params: { id }, signal })).data,
  });
}

/** What custom API tokens can be given. */
export function contentApiPermissionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.apiToken, 'permissions'],
    queryFn: async ({ signal }): Promise<ContentApiPermissions> =>
      (await tokenCalls(http).call('GET /admin/content-api/permissions', { signal })).data,
  });
}
