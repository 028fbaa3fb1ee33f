import type { FilterContext } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKey, type ListParameters, listQuery } from '../../address/list-parameters.ts';
import { type FieldPermissions, isReadable } from '../../permissions/index.ts';
import { contentTags } from '../../schema/index.ts';

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

/**
 * The list without an order that the user may not know of. The settings of a list are the same for all
 * users, so its usual order can be by a field that some of them do not see; the server refuses that.
 */
export function readableList(list: ListParameters, permissions: FieldPermissions): ListParameters {
  return list.sort && !isReadable(permissions, list.sort.field) ? { ...list, sort: undefined } : list;
}
