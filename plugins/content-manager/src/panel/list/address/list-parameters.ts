import { pluginParameters } from '../../entry/index.ts';

/** How many entries a page of a list may hold. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];

const largestPage = 100;

/** The order of a list: one attribute and a direction. */
export interface ListSort {
  /** A path: `title`, or `author.name` for what a linked entry is called. */
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** Everything about a list that its address says. */
export interface ListParameters {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListSort | undefined;
  readonly search: string;
  /** `filters[…]` keys as they stand in the address. */
  readonly filters: Readonly<Record<string, string>>;
  /** What plugins put into the address, as the server wants it: `{ locale: 'fr' }`. */
  readonly parameters: Readonly<Record<string, string>>;
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

function sortOf(text: string | null): ListSort | undefined {
  const [field, order = 'ASC'] = (text ?? '').split(':');
  return field ? { field, order: order.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' } : undefined;
}

/** Reads an address; what is missing or makes no sense becomes the first page of ten. */
export function listParameters(query: URLSearchParams): ListParameters {
  return {
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('pageSize'), 10), largestPage),
    sort: sortOf(query.get('sort')),
    search: query.get('_q') ?? '',
    filters: Object.fromEntries([...query].filter(([key]) => key.startsWith('filters['))),
    parameters: pluginParameters(query),
  };
}

/** The query of the call that fetches the page. */
export function listQuery(list: ListParameters): Readonly<Record<string, unknown>> {
  return {
    page: list.page,
    pageSize: list.pageSize,
    ...(list.sort ? { sort: `${list.sort.field}:${list.sort.order}` } : {}),
    ...list.filters,
    ...list.parameters,
    ...(list.search === '' ? {} : { _q: list.search }),
  };
}

/** Whether a list shows only some of the entries: those that a search or filters let through. */
export function isNarrowed({ search, filters }: ListParameters): boolean {
  return search !== '' || Object.keys(filters).length > 0;
}

/** Names the entries that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters, parameters }: ListParameters): string {
  return JSON.stringify([search, filters, parameters]);
}

/** What of an address is to change; an empty search is taken out of it. */
export interface ListChange {
  readonly page?: number;
  readonly pageSize?: number;
  readonly sort?: ListSort;
  readonly search?: string;
  /** Takes every filter out, or those with these keys. */
  readonly filters?: 'none' | { readonly without: readonly string[] };
}

/** The address after a change. Anything but another page starts over at the first one. */
export function changedAddress(query: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(change.page ?? 1));
  if (change.pageSize !== undefined) next.set('pageSize', String(change.pageSize));
  if (change.sort) next.set('sort', `${change.sort.field}:${change.sort.order}`);
  for (const key of removedFilters(query, change.filters)) next.delete(key);
  if (change.search === '') next.delete('_q');
  else if (change.search !== undefined) next.set('_q', change.search);
  return next;
}

function removedFilters(query: URLSearchParams, filters: ListChange['filters']): readonly string[] {
  if (filters === undefined) return [];
  return filters === 'none' ? [...query.keys()].filter((key) => key.startsWith('filters[')) : filters.without;
}

/** The part of an address that an entry's address keeps: what belongs to plugins, such as the locale. */
export function pluginSearch(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([key]) => key.startsWith('plugins['))).toString();
  return kept && `?${kept}`;
}
