import { flatQuery } from './urls.ts';

/** Requests that the document sent before the panel's scripts ran. */
export interface PreloadedResponses {
  /** The session that they were sent with. */
  readonly token: string;
  /** By {@link callKey}. */
  readonly responses: Map<string, Promise<Response>>;
}

declare global {
  var adminPreloadedResponses: PreloadedResponses | undefined;
}

/** One call of the API. */
export interface ApiCall {
  readonly method: string;
  /** With the address of the API, without the query. */
  readonly url: string;
  readonly query?: object | undefined;
  readonly body?: unknown;
}

/** Returns a text that is equal for equal calls, whatever the order of their query parameters. */
export function callKey({ method, url, query = {}, body }: ApiCall): string {
  return JSON.stringify([method, url, flatQuery(query).map(String).toSorted(), body]);
}

/** Time, in milliseconds, for which a preloaded response may replace a new request. */
const ttl = 5_000;

/** Discards all preloaded responses, because the session has changed. */
export function discardPreloadedResponses(): void {
  globalThis.adminPreloadedResponses = undefined;
}

/** Keeps the preloaded responses only if they were requested with the session that the panel starts with. */
export function claimPreloadedResponses(token: string | null): void {
  const preloaded = globalThis.adminPreloadedResponses;
  if (!preloaded) return;
  if (preloaded.token === token) setTimeout(discardPreloadedResponses, ttl);
  else discardPreloadedResponses();
}

/**
 * Takes the response that the document requested. Each response is used once.
 * @returns null if there is none or it failed: the caller then sends the request itself
 */
export async function takePreloadedResponse(
  call: ApiCall,
): Promise<{ readonly data: unknown; readonly headers: Headers } | null> {
  const responses = globalThis.adminPreloadedResponses?.responses;
  if (!responses || responses.size === 0) return null;
  const key = callKey(call);
  const request = responses.get(key);
  if (!request) return null;
  responses.delete(key);
  try {
    const response = await request;
    return response.ok ? { data: await response.json(), headers: response.headers } : null;
  } catch {
    return null;
  }
}
