import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contentTags } from '../schema/index.ts';
import { markDeleted } from './deleted-entries.ts';
import { entryKey, type EntryAddress } from './entry-address.ts';
import type { StoredEntry } from './stored-entry.ts';

/** What a write does to the cached answers. */
export interface EntryCache {
  /**
   * The server now holds this entry at the address: shows it at once and lets lists fetch again. An answer
   * that is still on its way may be older, and is dropped.
   */
  readonly saved: (address: EntryAddress, stored: StoredEntry) => Promise<void>;
  /** There is no entry at the address any more. */
  readonly deleted: (address: EntryAddress) => void;
  /** Fetches the entry again; null when it is gone. Rejects when the server does not answer. */
  readonly refresh: (address: EntryAddress) => Promise<StoredEntry | null>;
}

/** Keeps the cached lists, relations and entries in step with what this panel writes. */
export function useEntryCache(): EntryCache {
  const queries = useQueryClient();
  return useMemo(() => {
    /** Other versions of an entry share values with it, and tell of it. They are fetched again when they are shown. */
    const forgetVersions = ({ uid, ...address }: EntryAddress) => {
      const own = JSON.stringify(entryKey({ uid, ...address }));
      void queries.invalidateQueries({
        queryKey: [contentTags.entry, uid],
        predicate: ({ queryKey }) => JSON.stringify(queryKey) !== own,
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
        queries.setQueryData(entryKey(address), stored);
        forgetVersions(address);
        invalidateLists();
      },
      deleted(address) {
        // A single type stays on screen, empty; nobody looks at the page of a deleted entry any more.
        if (address.kind === 'singleType') queries.setQueryData(entryKey(address), null);
        else {
          if (address.id !== null) markDeleted(queries, address.uid, [address.id]);
          queries.removeQueries({ queryKey: entryKey(address) });
        }
        forgetVersions(address);
        invalidateLists();
      },
      async refresh(address) {
        await queries.refetchQueries({ queryKey: entryKey(address) }, { throwOnError: true });
        return queries.getQueryData<StoredEntry | null>(entryKey(address)) ?? null;
      },
    };
  }, [queries]);
}
