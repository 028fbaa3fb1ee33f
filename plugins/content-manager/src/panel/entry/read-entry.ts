import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { entryKey, type EntryAddress } from './entry-address.ts';
import { withVersion, type StoredEntry } from './stored-entry.ts';

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

/**
 * One entry; null when there is none at this address, which is an ordinary answer: a single type has no
 * entry before it was saved for the first time.
 */
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
