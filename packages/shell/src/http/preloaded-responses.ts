import type { ResponseHeaders } from './call-options.ts';

/** A successful response that the document requested. */
export interface PreloadedResponse {
  readonly data: unknown;
  readonly headers: ResponseHeaders;
}

/** Requests that the document sent before the panel's scripts ran. */
export interface PreloadedResponses {
  /** The session that they were sent with. */
  readonly token: string;
  /** By {@link callKey}; null if a request failed. */
  readonly responses: Map<string, Promise<PreloadedResponse | null>>;
  /** The text of the response to the visit; null if it failed. Absent where a user views the panel as a role. */
  readonly visit?: Promise<string | null>;
}

declare global {
  var adminPreloadedResponses: PreloadedResponses | undefined;
}

/**
 * Returns the key of a request. Pages and the document write the parameters of a query in the same order.
 * @param address with the address of the API and the query
 */
export function callKey(method: string, address: string, body?: unknown): string {
  return `${method} ${address} ${JSON.stringify(body)}`;
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

const taken = new WeakSet<Promise<PreloadedResponse | null>>();

/**
 * Takes the response that the document requested. Each response is used once; the document can still read it, for the page
 * that it shows before the panel.
 * @param readKey returns the {@link callKey} of the request
 * @returns null if there is none or it failed: the caller then sends the request itself
 */
export async function takePreloadedResponse(readKey: () => string): Promise<PreloadedResponse | null> {
  const { responses } = globalThis.adminPreloadedResponses ?? {};
  const response = responses?.get(readKey());
  if (!response || taken.has(response)) return null;
  taken.add(response);
  return response;
}
