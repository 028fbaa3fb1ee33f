import { isSameValue } from '@admin/content-model';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentTags } from '../schema/index.ts';
import { entryKey, type EntryAddress } from './entry-address.ts';
import type { StoredEntry } from './stored-entry.ts';

/** Updates of the query cache after a write. */
export interface EntryCache {
  /**
   * Stores the saved entry, and invalidates lists. Cancels a pending request for the entry, whose response may be older.
   *
   * @returns the entry as views of the address receive it: an equal object
   */
  readonly saved: (address: EntryAddress, stored: StoredEntry) => Promise<StoredEntry>;
  /** Removes a deleted entry. */
  readonly deleted: (address: EntryAddress) => void;
  /** Fetches the entry again; null if it was deleted. Rejects if the request fails. */
  readonly refresh: (address: EntryAddress) => Promise<StoredEntry | null>;
}

/** Returns the functions that update cached lists, relations and entries after writes of this panel. */
export function useEntryCache(): EntryCache {
  const queries = useQueryClient();
  return useMemo(() => {
    /** Other locales of an entry share values with it and list it. They are fetched again when they are shown. */
    const invalidateOthers = ({ uid, ...address }: EntryAddress) => {
      const own = entryKey({ uid, ...address });
      void queries.invalidateQueries({
        queryKey: [contentTags.entry, uid],
        predicate: ({ queryKey }) => !isSameValue(queryKey, own),
        refetchType: 'none',
      });
    };
    const invalidateLists = () => {
      void queries.invalidateQueries({ queryKey: [contentTags.entries] });
      void queries.invalidateQueries({ queryKey: [contentTags.relations] });
    };
    return {
      async saved(address, stored) {
        await queries.cancelQueries({ queryKey: entryKey(address) });
        const cached = queries.setQueryData<StoredEntry>(entryKey(address), stored);
        invalidateOthers(address);
        invalidateLists();
        return cached ?? stored;
      },
      deleted(address) {
        // The page of a single type stays open without an entry; the page of any other entry is left.
        if (address.kind === 'singleType') queries.setQueryData(entryKey(address), null);
        else {
          if (address.id !== null) markDeleted(queries, address.uid, [address.id]);
          queries.removeQueries({ queryKey: entryKey(address) });
        }
        invalidateOthers(address);
        invalidateLists();
      },
      async refresh(address) {
        await queries.refetchQueries({ queryKey: entryKey(address) }, { throwOnError: true });
        return queries.getQueryData<StoredEntry | null>(entryKey(address)) ?? null;
      },
    };
  }, [queries]);
}

/** Not below the tags of content: invalidating entries must not ask the server for these keys. */
const keyOf = (uid: string, id: string) => ['content-manager.deleted', uid, id] as const;

/** Records deleted entries: a list shows their rows until it is fetched again. */
export function markDeleted(queries: QueryClient, uid: string, ids: readonly string[]): void {
  for (const id of ids) queries.setQueryData(keyOf(uid, id), true);
}

/** Returns whether this panel deleted the entry within the last minutes. */
export function isDeleted(queries: QueryClient, uid: string, id: string): boolean {
  return queries.getQueryData(keyOf(uid, id)) === true;
}
