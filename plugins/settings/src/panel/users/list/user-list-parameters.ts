import { filterParameters, readFilters, type UserFilter } from './user-filters.ts';

/** How many users a page of the list may hold. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];

/** What users can be sorted by. */
export const sortFields = ['firstname', 'lastname', 'email', 'isActive', 'username'] as const;

export type SortField = (typeof sortFields)[number];

export interface UserSort {
  readonly field: SortField;
  readonly order: 'ASC' | 'DESC';
}

/** Everything about the list that its address says. */
export interface UserListParameters {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: UserSort;
  readonly search: string;
  readonly filters: readonly UserFilter[];
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

function sortOf(text: string | null): UserSort {
  const [name, order = 'ASC'] = (text ?? '').split(':');
  const field = sortFields.find((known) => known === name);
  return field
    ? { field, order: order.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' }
    : { field: 'firstname', order: 'ASC' };
}

/** Reads an address; what is missing or makes no sense becomes the first page of ten by first name. */
export function userListParameters(query: URLSearchParams): UserListParameters {
  return {
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('pageSize'), 10), 100),
    sort: sortOf(query.get('sort')),
    search: query.get('_q') ?? '',
    filters: readFilters(query),
  };
}

/** The query of the call that fetches the page. */
export function userListQuery(list: UserListParameters): Readonly<Record<string, unknown>> {
  const { page, pageSize, sort, search, filters } = list;
  return {
    page,
    pageSize,
    sort: `${sort.field}:${sort.order}`,
    ...filterParameters(filters),
    ...(search === '' ? {} : { _q: search }),
  };
}

/** Names the users that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters }: UserListParameters): string {
  return JSON.stringify([search, filters]);
}

/** The address after a change. Anything but another page starts over at the first one. */
export function changedAddress(query: URLSearchParams, change: Partial<UserListParameters>): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(change.page ?? 1));
  if (change.pageSize !== undefined) next.set('pageSize', String(change.pageSize));
  if (change.sort) next.set('sort', `${change.sort.field}:${change.sort.order}`);
  if (change.search === '') next.delete('_q');
  else if (change.search !== undefined) next.set('_q', change.search);
  if (change.filters) {
    for (const key of Array.from(next.keys())) if (key.startsWith('filters[')) next.delete(key);
    for (const [key, value] of Object.entries(filterParameters(change.filters))) next.set(key, value);
  }
  return next;
}
