import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { AddressRefused, publicLookup } from './public-lookup.ts';

/** A request to another server. */
export interface OutboundRequest {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body?: Uint8Array;
  /** Cancels the request, and the response while its body is read. */
  readonly signal: AbortSignal;
  /** The addresses that it may reach: any, or public ones only. */
  readonly reach: 'anywhere' | 'public';
}

/** Returns the host of a URL without the brackets of IPv6; `URL` itself expands notations such as `127.1`. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '');
}

/**
 * Sends a request to another server on a separate connection. Redirects are not followed. The address is checked after
 * the name is resolved, and the connection uses the checked address.
 * @returns the response; the caller reads its body or destroys it
 * @throws AddressRefused for an address that is not public, if only public ones are allowed
 */
export async function sendRequest(
  url: URL,
  { body, reach, ...options }: OutboundRequest,
): Promise<IncomingMessage> {
  const host = hostOf(url);
  // IP addresses are not resolved, so the lookup does not check them.
  if (reach === 'public' && isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused();
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      // The address of a reused connection would not be checked again.
      { ...options, agent: false, ...(reach === 'public' && { lookup: publicLookup() }) },
      resolve,
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
