import type { EntryUses } from '@admin/contract';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { contentTags } from '../../schema/index.ts';

/** An entry that has been saved. */
export interface SavedPlace {
  readonly uid: string;
  readonly id: number;
}

/** Another server of this API has no such call, and an entry that was deleted meanwhile no links. */
function isUnanswered(error: unknown): boolean {
  return error instanceof ApiError && (error.isUnreadable || [404, 405].includes(error.status));
}

/** The entries that link an entry, as far as the user may read them; null where the server does not tell. */
export function entryUsesQuery(http: HttpClient, { uid, id }: SavedPlace) {
  return queryOptions({
    // Any entry that is written may link it from then on.
    queryKey: [contentTags.entries, uid, 'uses', id],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<EntryUses | null> => {
      try {
        const { data } = await http.call('GET /content-manager/uses/:uid/:id', {
          params: { uid, id },
          signal,
        });
        return data;
      } catch (error) {
        if (isUnanswered(error)) return null;
        throw error;
      }
    },
  });
}
