import {
  filtersFromAddress,
  filtersToAddress,
  isEmptyFilters,
  isFilterKey,
  writeFilters,
  type ListFilters,
  type ViewSettings,
} from '@admin/content-model';
import type { CallParameters } from '../../address/address-parameters.ts';

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
  readonly filters: ListFilters;
  /** What plugins put into the address, as the server wants it: `{ locale: 'fr' }`. */
  readonly parameters: CallParameters;
}

/** What of a list is to change; the rest of its address stays. */
export type ListChange = Partial<Omit<ListParameters, 'parameters'>>;

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

function readSort(text: string | null): ListSort | undefined {
  const [field, order = 'ASC'] = (text ?? '').split(':');
  return field ? { field, order: order.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' } : undefined;
}

const writeSort = ({ field, order }: ListSort): string => `${field}:${order}`;

/** Reads an address; what is missing or makes no sense becomes the first page of ten. */
export function listParameters(query: URLSearchParams, parameters: CallParameters): ListParameters {
  return {
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('pageSize'), 10), largestPage),
    sort: readSort(query.get('sort')),
    search: query.get('_q') ?? '',
    filters: filtersFromAddress(query),
    parameters,
  };
}

/** Writes what is given of a list over what an address says; an empty search is taken out of it. */
function writeList(query: URLSearchParams, { page, pageSize, sort, search, filters }: ListChange) {
  const next = new URLSearchParams(query);
  const write = (key: string, value: string | number | undefined): void => {
    if (value === '') next.delete(key);
    else if (value !== undefined) next.set(key, String(value));
  };
  write('page', page);
  write('pageSize', pageSize);
  write('sort', sort && writeSort(sort));
  if (filters) {
    for (const key of query.keys()) if (isFilterKey(key)) next.delete(key);
    for (const [key, value] of filtersToAddress(filters)) next.set(key, value);
  }
  write('_q', search);
  return next;
}

/** The address after a change. Anything but another page starts over at the first one. */
export function changedAddress(query: URLSearchParams, change: ListChange): URLSearchParams {
  return writeList(query, { page: 1, ...change });
}

/** The query that a list begins with, by its settings. */
export function firstPage({
  pageSize,
  defaultSortBy: field,
  defaultSortOrder: order,
}: Pick<ViewSettings, 'pageSize' | 'defaultSortBy' | 'defaultSortOrder'>): URLSearchParams {
  return changedAddress(new URLSearchParams(), { pageSize, sort: { field, order } });
}

/** The query of the call that fetches the page. */
export function listQuery(list: ListParameters): Readonly<Record<string, unknown>> {
  return {
    page: list.page,
    pageSize: list.pageSize,
    ...(list.sort ? { sort: writeSort(list.sort) } : {}),
    ...(isEmptyFilters(list.filters) ? {} : { filters: writeFilters(list.filters) }),
    ...list.parameters,
    ...(list.search === '' ? {} : { _q: list.search }),
  };
}

/** Whether a list shows only some of the entries: those that a search or filters let through. */
export function isNarrowed({ search, filters }: ListParameters): boolean {
  return search !== '' || !isEmptyFilters(filters);
}

/** Names the entries that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters, parameters }: ListParameters): string {
  return JSON.stringify([search, filters, parameters]);
}
