import type { Calls } from '@admin/contract';
import axios, {
  type AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  type AxiosResponse,
} from 'axios';
import { ApiError, unreadableResponse } from './api-error.ts';
import type { CallOptions, ResponseHeaders, HttpClientSpec, Sender } from './call-options.ts';
import { pathOf } from './urls.ts';

/**
 * Tells our server that this caller renews its token, and how long the session should last. A server of another origin
 * may not allow the header, and the browser would block the call.
 */
const lifetimeHeader = 'X-Session-Lifetime';

function createTransport({ baseURL, adapter }: HttpClientSpec): AxiosInstance {
  return axios.create({
    baseURL,
    // Arrays are written as `ids[0]=1`, nested objects as `filters[title][$eq]=x`.
    paramsSerializer: { indexes: true },
    // The session is sent as a header, not as a cookie; reading one would delay each call.
    xsrfCookieName: '',
    headers: { Accept: 'application/json', ...(baseURL === '' ? { [lifetimeHeader]: 'tab' } : {}) },
    ...(adapter ? { adapter } : {}),
  });
}

/** A record that axios sends unchanged: it merges plain ones, and drops their keys `constructor` and `prototype`. */
class SentRecord {
  constructor(record: object) {
    Object.assign(this, record);
  }
}

function unmerged(value: unknown): unknown {
  const isPlain =
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? new SentRecord(value) : value;
}

function headersOf({ headers }: AxiosResponse): ResponseHeaders {
  return {
    get(name) {
      // Every header of a response is a text, or a list of texts if it was sent more than once.
      const value = AxiosHeaders.from(headers as AxiosHeaders).get(name);
      return value === null || value === undefined ? null : String(value);
    },
  };
}

/** Creates the client that sends requests. Its code is a separate chunk: see `createHttpClient`. */
export function createAxiosClient(spec: HttpClientSpec): Sender {
  const transport = createTransport(spec);
  const { tokens, baseURL } = spec;

  const allowed = ({ [lifetimeHeader]: lifetime, ...others }: Readonly<Record<string, string>>) =>
    lifetime === undefined || baseURL !== '' ? others : { ...others, [lifetimeHeader]: lifetime };

  /** Sends the request; replaces a refused token and sends the request again, once. */
  async function send<ResponseOf>(
    request: AxiosRequestConfig,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<AxiosResponse<ResponseOf>> {
    const sendWith = (token: string | null) =>
      transport.request<ResponseOf>({
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

  /** Makes a call; every failure is an `ApiError`, except a cancellation. */
  async function ask<ResponseOf, Name extends keyof Calls>(
    name: Name,
    { params, query, body, headers, onHeaders, onSent, signal }: CallOptions<Name> = {},
    how: AxiosRequestConfig = {},
  ): Promise<AxiosResponse<ResponseOf>> {
    const [method, template] = (name as string).split(' ') as [string, string];
    try {
      const response = await send<ResponseOf>(
        {
          ...how,
          method,
          url: pathOf(template, params),
          ...(query === undefined ? {} : { params: unmerged(query) }),
          ...(body === undefined ? {} : { data: unmerged(body) }),
          ...(signal ? { signal } : {}),
          ...(onSent ? { onUploadProgress: ({ progress }) => onSent(progress ?? 0) } : {}),
        },
        headers,
      );
      onHeaders?.(headersOf(response));
      return response;
    } catch (error) {
      if (!axios.isAxiosError(error) || axios.isCancel(error)) throw error;
      if (error.response) onHeaders?.(headersOf(error.response));
      throw toApiError(await withReadBody(error as AxiosError));
    }
  }

  return {
    async call(name, options) {
      const { data, status } = await ask<Calls[typeof name]['response'], typeof name>(name, options);
      // The transport returns text for a body that is not JSON or is empty.
      if (typeof data !== 'string') return data;
      if (data === '') return undefined;
      throw unreadableResponse(status);
    },
    async download(name, { onProgress, ...options } = {}) {
      const { data } = await ask<Blob, typeof name>(name, options, {
        responseType: 'blob',
        ...(onProgress ? { onDownloadProgress: ({ loaded }) => onProgress(loaded) } : {}),
      });
      return data;
    },
  };
}

/** Parses the error response of a download, which arrives as a blob. */
async function withReadBody(error: AxiosError): Promise<AxiosError> {
  if (!(error.response?.data instanceof Blob)) return error;
  const text = await error.response.data.text();
  try {
    error.response.data = JSON.parse(text);
  } catch {
    error.response.data = text;
  }
  return error;
}

function isRefused(error: unknown): boolean {
  return axios.isAxiosError(error) && error.response?.status === 401;
}

interface WireError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly details?: unknown;
}

function wireErrorOf(body: unknown): WireError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'object' && body.error !== null ? body.error : undefined;
}

function headerOf({ headers }: AxiosResponse, name: string): string {
  return String(AxiosHeaders.from(headers as AxiosHeaders).get(name) ?? '');
}

/** Parses `Retry-After`: a number of seconds, or a date as proxies send it. */
function retryAfterOf(response: AxiosResponse): number | null {
  const header = headerOf(response, 'Retry-After');
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/**
 * Converts an error of axios into an {@link ApiError}. A response without an `error` field becomes an unknown error
 * with a fixed text; a missing response becomes a `NetworkError` with status 0.
 */
export function toApiError(error: AxiosError): ApiError {
  if (!error.response) {
    return new ApiError({ name: 'NetworkError', message: error.message, status: 0, cause: error });
  }
  const wire = wireErrorOf(error.response.data);
  const retryAfter = retryAfterOf(error.response);
  const requestId = headerOf(error.response, 'X-Request-Id') || null;
  if (!wire) {
    return new ApiError({
      name: 'UnknownError',
      message: 'There was an unknown error response from the API',
      status: error.response.status,
      retryAfter,
      requestId,
      cause: error,
    });
  }
  return new ApiError({
    name: typeof wire.name === 'string' ? wire.name : 'UnknownError',
    message: typeof wire.message === 'string' ? wire.message : '',
    status: typeof wire.status === 'number' ? wire.status : error.response.status,
    details:
      typeof wire.details === 'object' && wire.details !== null
        ? (wire.details as Record<string, unknown>)
        : {},
    retryAfter,
    requestId,
    cause: error,
  });
}
