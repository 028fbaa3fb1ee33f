import type { ApiRequest } from './request/request-values.ts';

/** A response of the content API. */
export interface ApiResponse {
  readonly status: number;
  /** The headers that matter to clients, in this order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The body as sent. */
  readonly text: string;
  readonly milliseconds: number;
}

/** A problem that an error response names. */
export interface ApiProblem {
  readonly message: string;
  /** The invalid values, with their paths. */
  readonly values: readonly { readonly path: string; readonly message: string }[];
}

const shownHeaders = [
  'content-type',
  'etag',
  'cache-control',
  'vary',
  'retry-after',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-request-id',
] as const;

/**
 * Sends a request without cookies, past the cache of the browser.
 * @param server the address of the server, without a trailing slash
 * @param token null for a request without one
 * @throws TypeError if the server cannot be reached, AbortError when the signal aborts
 */
export async function sendRequest(
  server: string,
  { method, address, body }: Pick<ApiRequest, 'method' | 'address' | 'body'>,
  { token, signal }: { readonly token: string | null; readonly signal: AbortSignal },
): Promise<ApiResponse> {
  const startedAt = performance.now();
  const response = await fetch(server + address, {
    method,
    signal,
    credentials: 'omit',
    cache: 'no-store',
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    ...(body !== null && { body }),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    text,
    milliseconds: Math.round(performance.now() - startedAt),
  };
}

interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly details?: {
      readonly errors?: readonly { readonly path?: readonly unknown[]; readonly message?: string }[];
    };
  };
}

/** Returns the problem that a response names; null for a success or another body. */
export function problemOf({ status, text }: Pick<ApiResponse, 'status' | 'text'>): ApiProblem | null {
  if (status < 400) return null;
  try {
    const { message, details } = (JSON.parse(text) as ErrorBody | null)?.error ?? {};
    if (message === undefined) return null;
    return {
      message,
      values: (details?.errors ?? []).map(({ path = [], message: reason = '' }) => ({
        path: path.map(String).join('.'),
        message: reason,
      })),
    };
  } catch {
    return null;
  }
}

/** Returns JSON with line breaks; other texts unchanged. */
export function formattedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
