import { isEmptyFilters, ownValue, type Attributes, type FilterContext } from '@admin/content-model';
import type { HttpClient } from '@admin/shell';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listKey, type ListParameters, listQuery } from '../../address/list-parameters.ts';
import { type FieldPermissions, isReadable } from '../../permissions/index.ts';
import { contentTags } from '../../schema/index.ts';

/** Returns the query for a page of entries. The previous rows remain until the response arrives. */
export function entriesQuery(http: HttpClient, uid: string, list: ListParameters, context: FilterContext) {
  return queryOptions({
    queryKey: [contentTags.entries, uid, listKey(list), isEmptyFilters(list.filters) ? null : context],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      http.call('GET /content-manager/collection-types/:uid', {
        params: { uid },
        query: listQuery(list, context),
        signal,
      }),
  });
}

/**
 * Returns the list without sorting by a field that the user may not read. The default sorting is the same for all
 * users, and the server rejects a field that the user may not read. Permissions do not name managed attributes of plugins.
 * @param attributes those of the content type; without them, sorting by a managed attribute is left out
 */
export function readableList(
  list: ListParameters,
  permissions: FieldPermissions,
  attributes: Attributes = {},
): ListParameters {
  const { sort } = list;
  if (!sort || isReadable(permissions, sort.field)) return list;
  const [name = ''] = sort.field.split('.');
  return ownValue(attributes, name)?.managed === true ? list : { ...list, sort: undefined };
}
