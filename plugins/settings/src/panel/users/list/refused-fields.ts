import { ApiError, type HttpClient } from '@admin/shell';
import { skipToken, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usersQuery, type UserPage } from '../users-queries.ts';
import {
  sortFields,
  userListQuery,
  type SortField,
  type UserListParameters,
} from './user-list-parameters.ts';

/** The fields that a server has refused to sort or to filter by, as far as that is known. */
export type RefusedFields = ReadonlySet<SortField>;

const none: RefusedFields = new Set();
const queryKey = ['RefusedUserFields'] as const;

/** The list as the server can show it: in the first order of all, and without the filters that it refuses. */
export function withoutFields(list: UserListParameters, refused: RefusedFields): UserListParameters {
  return {
    ...list,
    sort: refused.has(list.sort.field) ? { field: 'firstname', order: 'ASC' } : list.sort,
    filters: list.filters.filter(({ field }) => !refused.has(field)),
  };
}

/** The fields that a list is sorted and filtered by and that a refusal names: `Invalid parameter email`. */
export function fieldsNamed(error: unknown, { sort, filters }: UserListParameters): readonly SortField[] {
  if (!(error instanceof ApiError) || error.status !== 400) return [];
  const words = new Set(error.message.split(/\W+/));
  const asked = new Set([sort.field, ...filters.map(({ field }) => field)]);
  return [...asked].filter((field) => words.has(field));
}

export interface OfferedUsers {
  readonly page: UseQueryResult<UserPage>;
  /** Fields that are not offered to be sorted or filtered by. */
  readonly refused: RefusedFields;
  /** There is no page, and no other way to ask for it. */
  readonly isFailed: boolean;
}

/**
 * A page of users on any server of this API. Not every one sorts and filters by all that ours does, and none says
 * so beforehand: a refusal that names a field is remembered, and the list is asked for without it.
 */
export function useOfferedUsers(http: HttpClient, list: UserListParameters): OfferedUsers {
  const queries = useQueryClient();
  const { data: refused = none } = useQuery({
    queryKey,
    queryFn: skipToken,
    initialData: none,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const asked = withoutFields(list, refused);
  const page = useQuery(usersQuery(http, userListQuery(asked)));
  const named = fieldsNamed(page.error, asked).join(' ');
  useEffect(() => {
    if (named === '') return;
    const fields = sortFields.filter((field) => named.split(' ').includes(field));
    queries.setQueryData<RefusedFields>(queryKey, (known = none) => new Set([...known, ...fields]));
  }, [queries, named]);
  return { page, refused, isFailed: page.isError && !page.data && named === '' };
}
