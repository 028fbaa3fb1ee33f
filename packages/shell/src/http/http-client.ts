import type { Calls } from '@admin/contract';
import type { AxiosAdapter } from 'axios';
import { ApiError } from './api-error.ts';
import type { CallOptions } from './call-options.ts';
import type { TokenSource } from './token-source.ts';

/**
 * The one client of the panel: every call carries the session's token, is typed by the contract and
 * fails with an `ApiError`. A call whose token the server refuses is repeated once with a new one, and waits
 * for it while somebody has to sign in again. A cancelled call rejects with axios's own `CanceledError`,
 * which callers ignore.
 */
export interface HttpClient {
  call<Name extends keyof Calls>(name: Name, options?: CallOptions<Name>): Promise<Calls[Name]['answer']>;
}

export interface HttpClientSpec {
  /** Origin of the API; empty when panel and API share one. */
  readonly baseURL: string;
  readonly tokens: TokenSource;
  /** How requests travel. @default the browser's own way */
  readonly adapter?: AxiosAdapter;
}

/** Fetches the code that sends. No part of the panel's first script: the first screen needs no call. */
export const loadAxiosClient = () => import('./axios-client.ts');

/** What cannot be fetched is a server that is away. */
async function connect(spec: HttpClientSpec): Promise<HttpClient> {
  try {
    const { createAxiosClient } = await loadAxiosClient();
    return createAxiosClient(spec);
  } catch (cause) {
    throw new ApiError({ name: 'NetworkError', message: 'Network Error', status: 0, cause });
  }
}

/** Creates the client. The first call fetches the code that sends; after a failure the next one does it again. */
export function createHttpClient(spec: HttpClientSpec): HttpClient {
  let connecting: Promise<HttpClient> | null = null;

  return {
    async call(name, options) {
      connecting ??= connect(spec).catch((error: unknown) => {
        connecting = null;
        throw error;
      });
      return (await connecting).call(name, options);
    },
  };
}
