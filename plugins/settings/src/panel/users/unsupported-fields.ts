import { ApiError, type HttpClient, type ResourceQuery } from '@admin/shell';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AdminUser } from '@admin/contract';
import {
  sortFields,
  userListQuery,
  type SortField,
  type UserListParameters,
} from './user-list-parameters.ts';
import { usersQuery, type UserPage } from './users-queries.ts';

/** Fields that the server is known not to sort or filter by. */
export type UnsupportedFields = ReadonlySet<SortField>;

const none: UnsupportedFields = new Set();
const queryKey = ['RefusedUserFields'] as const;

/** Returns the list with the default order instead of an unsupported one, and without unsupported filters. */
export function withoutFields(list: UserListParameters, unsupported: UnsupportedFields): UserListParameters {
  return {
    ...list,
    sort: unsupported.has(list.sort.field) ? { field: 'firstname', order: 'ASC' } : list.sort,
    filters: list.filters.filter(({ field }) => !unsupported.has(field)),
  };
}

/** Returns the sorted and filtered fields that an error names, as in `Invalid parameter email`. */
function fieldsNamed(error: unknown, { sort, filters }: UserListParameters): readonly SortField[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const words = new Set(error.message.split(/\W+/));
  const requested = new Set([sort.field, ...filters.map(({ field }) => field)]);
  return [...requested].filter((field) => words.has(field));
}

export interface UserPageState {
  readonly query: ResourceQuery<AdminUser> & { readonly data: UserPage | undefined };
  readonly unsupported: UnsupportedFields;
}

/**
 * Loads a page of users from any server with this API. Servers differ in the fields that they sort and filter by, and
 * do not list them: the hook remembers the fields that an error names, and loads the page without them.
 */
export function useUserPage(http: HttpClient, list: UserListParameters): UserPageState {
  const queries = useQueryClient();
  const { data: unsupported = none } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const supported = withoutFields(list, unsupported);
  const page = useQuery(usersQuery(http, userListQuery(supported)));
  const named = fieldsNamed(page.error, supported).join(' ');
  useEffect(() => {
    if (named === '') return;
    const fields = sortFields.filter((field) => named.split(' ').includes(field));
    queries.setQueryData<UnsupportedFields>(queryKey, (known = none) => new Set([...known, ...fields]));
  }, [queries, named]);
  // An error that names fields is not shown: the next request omits them.
  return { query: named === '' ? page : { ...page, isError: false }, unsupported };
}
