import axios, { type AxiosError, type AxiosInstance, type AxiosRequestConfig } from 'axios';
import type { Calls } from '@admin/contract';
import { toApiError } from './api-error.ts';

/** What one call may carry; which parts are needed follows from the endpoint's types. */
export interface CallOptions<Name extends keyof Calls> {
  readonly params?: Calls[Name]['params'];
  readonly query?: Calls[Name]['query'] | Readonly<Record<string, unknown>>;
  readonly body?: Calls[Name]['body'];
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Where the client takes a token from and what it does when the server no longer accepts it. */
export interface TokenSource {
  /** A token that is still good for this request, renewed first if it is about to end. */
  current(): Promise<string | null>;
  /** The server answered 401 to a request that carried the token. */
  rejected(): void;
}

/**
 * The one client of the panel: every call carries the session's token, is typed by the contract and
 * fails with an {@link ApiError}. A cancelled call rejects with axios's own `CanceledError`, which
 * callers ignore.
 */
export interface HttpClient {
  call<Name extends keyof Calls>(name: Name, options?: CallOptions<Name>): Promise<Calls[Name]['answer']>;
}

/** Fills `:name` parameters in; values are escaped but colons stay, as content type uids have them. */
export function pathOf(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter "${name}".`);
    return encodeURIComponent(String(value)).replaceAll('%3A', ':');
  });
}

function createTransport(baseURL: string): AxiosInstance {
  return axios.create({
    baseURL,
    // Arrays travel as `ids[0]=1`, nested objects as `filters[title][$eq]=x`.
    paramsSerializer: { indexes: true },
    headers: { Accept: 'application/json' },
  });
}

/** Creates the client. `baseURL` is empty when panel and API share an origin. */
export function createHttpClient(options: {
  readonly baseURL: string;
  readonly tokens: TokenSource;
}): HttpClient {
  const transport = createTransport(options.baseURL);
  return {
    async call(name, { params, query, body, headers, signal } = {}) {
      const [method, template] = (name as string).split(' ') as [string, string];
      const token = await options.tokens.current();
      const request: AxiosRequestConfig = {
        method,
        url: pathOf(template, params),
        headers: { ...headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) },
        ...(query === undefined ? {} : { params: query }),
        ...(body === undefined ? {} : { data: body }),
        ...(signal ? { signal } : {}),
      };
      try {
        const response = await transport.request<Calls[typeof name]['answer']>(request);
        return response.data;
      } catch (error) {
        if (axios.isCancel(error)) throw error;
        const apiError = toApiError(error as AxiosError);
        if (apiError.status === 401 && token) options.tokens.rejected();
        throw apiError;
      }
    },
  };
}
