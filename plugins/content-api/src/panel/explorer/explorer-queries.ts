import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { contentApiEndpoints } from '../../endpoints.ts';
import type { CallerKind } from './explorer-store.ts';
import type { ApiDescription } from './request/json-schema.ts';
import { sendRequest } from './send-request.ts';

/** Milliseconds before its end in which a token is replaced. */
const reserve = 30_000;

/** Returns a function that returns a token of the user, which it requests when there is none that is valid. */
export function createTokenSource(http: HttpClient, now: () => number = Date.now): () => Promise<string> {
  let known: { readonly token: string; readonly endsAt: number } | null = null;
  return async () => {
    if (known !== null && known.endsAt - reserve > now()) return known.token;
    const { data } = await http
      .for<typeof contentApiEndpoints>()
      .call('POST /content-api/explorer-tokens', {});
    known = { token: data.token, endsAt: Date.parse(data.expiresAt) };
    return data.token;
  };
}

/** The caller whose operations are described. */
interface DescribedCaller {
  readonly kind: CallerKind;
  /** Distinguishes pasted tokens in the cache, which does not contain them. */
  readonly tokenNumber: number;
  readonly getToken: () => Promise<string | null>;
}

/** Returns the query for the operations that a caller may call; null if it may not read the description. */
export function descriptionQuery(server: string, { kind, tokenNumber, getToken }: DescribedCaller) {
  return queryOptions({
    queryKey: ['content-api', 'description', kind, tokenNumber],
    queryFn: async ({ signal }): Promise<ApiDescription | null> => {
      const request = { method: 'GET', address: '/api/openapi.json', body: null };
      const { status, text } = await sendRequest(server, request, { token: await getToken(), signal });
      if (status === 401 || status === 403) return null;
      if (status !== 200) throw new Error(`The description has the status ${status}`);
      return JSON.parse(text) as ApiDescription;
    },
    // A token of the panel may be pasted for one request only.
    gcTime: 60_000,
  });
}
