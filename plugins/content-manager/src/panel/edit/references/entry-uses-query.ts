import type { EntryUses } from '@admin/contract';
import { optional, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { contentTags } from '../../schema/index.ts';

/** An entry that has been saved. */
export interface SavedEntryRef {
  readonly uid: string;
  readonly id: number;
}

/** The entries that link an entry, as far as the user may read them; null if the server does not support this. */
export function entryUsesQuery(http: HttpClient, { uid, id }: SavedEntryRef) {
  return queryOptions({
    // Fetched each time it is shown, and not invalidated by writes: a write can be the deletion of the entry itself.
    queryKey: [contentTags.uses, uid, id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<EntryUses | null> => {
      const response = http.call('GET /content-manager/uses/:uid/:id', { params: { uid, id }, signal });
      // A deleted entry is not found either, and has no links.
      return (await optional(response))?.data ?? null;
    },
  });
}
