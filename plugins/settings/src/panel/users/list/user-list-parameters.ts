import { listQuery } from '@admin/shell';
import { changedListAddress, type ListParameters, listParameters } from '@admin/shell/host';
import { filterParameters, readFilters, type UserFilter } from './user-filters.ts';

/** What users can be sorted by. */
export const sortFields = ['firstname', 'lastname', 'email', 'isActive', 'username'] as const;

export type SortField = (typeof sortFields)[number];

export interface UserSort {
  readonly field: SortField;
  readonly order: 'ASC' | 'DESC';
}

/** Everything about the list that its address says. */
export interface UserListParameters extends ListParameters {
  readonly sort: UserSort;
  readonly filters: readonly UserFilter[];
}

function userSort(sort: ListParameters['sort']): UserSort {
  const field = sortFields.find((known) => known === sort?.field);
  return sort && field ? { field, order: sort.order } : { field: 'firstname', order: 'ASC' };
}

/** Reads an address; what is missing or makes no sense becomes the first page of ten by first name. */
export function userListParameters(query: URLSearchParams): UserListParameters {
  const list = listParameters(query);
  return { ...list, sort: userSort(list.sort), filters: readFilters(query) };
}

/** The query of the call that fetches the page. */
export function userListQuery(list: UserListParameters): Readonly<Record<string, unknown>> {
  return { ...listQuery(list), ...filterParameters(list.filters) };
}

/** Names the users that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters }: UserListParameters): string {
  return JSON.stringify([search, filters]);
}

/** The address after a change. Anything but another page starts over at the first one. */
export function changedAddress(
  query: URLSearchParams,
  { filters, ...change }: Partial<UserListParameters>,
): URLSearchParams {
  const next = changedListAddress(query, change);
  if (filters) {
    for (const key of Array.from(next.keys())) if (key.startsWith('filters[')) next.delete(key);
    for (const [key, value] of Object.entries(filterParameters(filters))) next.set(key, value);
  }
  return next;
}
