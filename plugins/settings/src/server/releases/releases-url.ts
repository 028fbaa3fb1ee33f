import { defineVariable, hostOf, isPublicAddress } from '@admin/server';
import { isIP } from 'node:net';

/** The release document and the addresses that a request to it may reach. */
export interface ReleaseSource {
  readonly url: URL;
  readonly reach: 'anywhere' | 'public';
}

/** Returns whether a host names this machine. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host);

/** Parses an address of a release document; undefined for one that the server must not call. */
function readSource(text: string): ReleaseSource | undefined {
  if (!URL.canParse(text)) return undefined;
  const url = new URL(text);
  const host = hostOf(url);
  if (url.username !== '' || url.password !== '') return undefined;
  if (isLoopback(host)) return /^https?:$/.test(url.protocol) ? { url, reach: 'anywhere' } : undefined;
  // Without encryption, anyone on the way could announce a release. The addresses of names are checked with each request.
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) return undefined;
  return { url, reach: 'public' };
}

/** The address of the document with the newest release; null if the server does not look for releases. */
export const releasesUrl = defineVariable<ReleaseSource | null>({
  name: 'RELEASES_URL',
  fallback: 'none',
  description:
    'Address of a JSON document with the newest release, which the server reads once a day to announce it in the panel.',
  expects: 'an https address without credentials, or an http address of this machine',
  read: (text) => (text === 'none' ? null : readSource(text)),
});
