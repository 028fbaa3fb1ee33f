import type { Entry } from '@admin/content-model';
import type { ResponseHeaders } from '@admin/shell/host';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { entryKey, type EntryAddress } from './entry-address.ts';

/** An entry with its version in the server's response. */
export interface StoredEntry {
  readonly entry: Entry;
  /** The version for `If-Match` headers; null if the server has no versions. */
  readonly version: string | null;
}

/** Sends a request for an entry, and reads the version from the response headers. */
export async function withVersion(
  call: (options: { readonly onHeaders: (headers: ResponseHeaders) => void }) => Promise<Entry>,
): Promise<StoredEntry> {
  let version: string | null = null;
  const entry = await call({ onHeaders: (headers) => (version = headers.get('ETag')) });
  return { entry, version };
}

/** Returns the header that makes a write fail with 412 if the entry has another version. */
export function ifUnchanged(version: string | null): { readonly headers?: Readonly<Record<string, string>> } {
  return version === null ? {} : { headers: { 'If-Match': version } };
}

function read(
  http: HttpClient,
  { uid, id, parameters: query }: EntryAddress,
  signal: AbortSignal,
): Promise<StoredEntry> {
  return withVersion((options) =>
    id === null
      ? http.call('GET /content-manager/single-types/:uid', { ...options, params: { uid }, query, signal })
      : http.call('GET /content-manager/collection-types/:uid/:id', {
          ...options,
          params: { uid, id },
          query,
          signal,
        }),
  );
}

/** The query of one entry; null if the address has none, for example a single type before its first save. */
export function entryQuery(http: HttpClient, address: EntryAddress) {
  return queryOptions({
    queryKey: entryKey(address),
    queryFn: async ({ signal }): Promise<StoredEntry | null> => {
      try {
        return await read(http, address, signal);
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
