import type { FilterContext } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { contentTags } from '../../schema/index.ts';
import { listKey, listQuery, type ListParameters } from '../../address/list-parameters.ts';

/** A page of entries. The rows of the page before stay until the next ones are there. */
export function entriesQuery(http: HttpClient, uid: string, list: ListParameters, asker: FilterContext) {
  return queryOptions({
    queryKey: [contentTags.entries, uid, listKey(list), asker],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query: listQuery(list, asker),
        signal,
      }),
  });
}
