import type { ListState, SavedView } from '@admin/contract';
import { optional, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { contentTags } from '../../schema/index.ts';

/** What somebody has of a list: views, and how they left it. */
export interface ListViews {
  readonly views: readonly SavedView[];
  readonly state: ListState;
}

/** The views of a list; null where the server keeps none. */
export function viewsQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.views, uid],
    // What others share is no news that somebody waits for.
    staleTime: 5 * 60_000,
    retry: false,
    queryFn: async ({ signal }): Promise<ListViews | null> => {
      const call = 'GET /content-manager/collection-types/:uid/views';
      return (await optional(http.call(call, { params: { uid }, signal })))?.data ?? null;
    },
  });
}
