import type { Calls } from '@admin/contract';
import axios, {
  AxiosHeaders,
  type AxiosAdapter,
  type AxiosError,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { toApiError, unreadableAnswer } from './api-error.ts';
import type { AnswerHeaders, CallOptions } from './call-options.ts';
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

/** Fills `:name` parameters in; values are escaped but colons stay, as content type uids have them. */
export function pathOf(template: string, params: Readonly<Record<string, string | number>> = {}): string {
  return template.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new TypeError(`The path ${template} needs the parameter "${name}".`);
    return encodeURIComponent(String(value)).replaceAll('%3A', ':');
  });
}

/**
 * Tells our server that this caller renews its token, and how long the session is wanted. A server of another
 * origin may not allow it, and would refuse the call.
 */
const lifetimeHeader = 'X-Session-Lifetime';

function createTransport({ baseURL, adapter }: HttpClientSpec): AxiosInstance {
  return axios.create({
    baseURL,
    // Arrays travel as `ids[0]=1`, nested objects as `filters[title][$eq]=x`.
    paramsSerializer: { indexes: true },
    // A session is a header here and no cookie; asking the browser for one would hold back each call.
    xsrfCookieName: '',
    headers: { Accept: 'application/json', ...(baseURL === '' ? { [lifetimeHeader]: 'tab' } : {}) },
    ...(adapter ? { adapter } : {}),
  });
}

function headersOf({ headers }: AxiosResponse): AnswerHeaders {
  return {
    get(name) {
      // Every header of an answer is text, or a list of texts when it came more than once.
      const value = AxiosHeaders.from(headers as AxiosHeaders).get(name);
      return value === null || value === undefined ? null : String(value);
    },
  };
}

/** Creates the client. */
export function createHttpClient(spec: HttpClientSpec): HttpClient {
  const transport = createTransport(spec);
  const { tokens, baseURL } = spec;

  const allowed = ({ [lifetimeHeader]: lifetime, ...others }: Readonly<Record<string, string>>) =>
    lifetime === undefined || baseURL !== '' ? others : { ...others, [lifetimeHeader]: lifetime };

  /** Sends the request; a refused token is replaced and the request sent again, once. */
  async function send<Answer>(
    request: AxiosRequestConfig,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AxiosResponse<Answer>> {
    const sendWith = (token: string | null) =>
      transport.request<Answer>({
        ...request,
        headers: { ...allowed(headers), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
      });
    const token = await tokens.current();
    try {
      return await sendWith(token);
    } catch (refusal) {
      if (!token || !isRefused(refusal)) throw refusal;
      if (!tokens.replace) {
        tokens.rejected(token);
        throw refusal;
      }
      const replacement = await tokens.replace(token);
      if (!replacement) throw refusal;
      try {
        return await sendWith(replacement);
      } catch (error) {
        if (isRefused(error)) tokens.rejected(replacement);
        throw error;
      }
    }
  }

  return {
    async call(name, { params, query, body, headers, onHeaders, signal } = {}) {
      const [method, template] = (name as string).split(' ') as [string, string];
      try {
        const response = await send<Calls[typeof name]['answer']>(
          {
            method,
            url: pathOf(template, params),
            ...(query === undefined ? {} : { params: query }),
            ...(body === undefined ? {} : { data: body }),
            ...(signal ? { signal } : {}),
          },
          headers,
        );
        onHeaders?.(headersOf(response));
        // Every answer is an object; where it cannot be read as one, it is handed on as the text that it is.
        if (typeof response.data === 'string' && response.data !== '')
          throw unreadableAnswer(response.status);
        return response.data;
      } catch (error) {
        if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
        if (error.response) onHeaders?.(headersOf(error.response));
        throw toApiError(error as AxiosError);
      }
    },
  };
}

function isRefused(error: unknown): boolean {
  return axios.isAxiosError(error) && error.response?.status === 401;
}
