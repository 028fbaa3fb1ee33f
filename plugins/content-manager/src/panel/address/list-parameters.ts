import {
  filtersFromAddress,
  filtersToAddress,
  isEmptyFilters,
  isFilterKey,
  resolveFilters,
  writeFilters,
  type FilterAsker,
  type ListFilters,
  type ViewSettings,
} from '@admin/content-model';
import {
  changedListAddress,
  type ListParameters as PlainParameters,
  listParameters as plainParameters,
  listQuery as plainQuery,
  type ListSort,
} from '@admin/shell/visit';
import type { CallParameters } from './address-parameters.ts';

/** Everything about a list that its address says. */
export interface ListParameters extends PlainParameters {
  /** By a path: `title`, or `author.name` for what a linked entry is called. */
  readonly sort: ListSort | undefined;
  readonly filters: ListFilters;
  /** What plugins put into the address, as the server wants it: `{ locale: 'fr' }`. */
  readonly parameters: CallParameters;
}

/** What of a list is to change; the rest of its address stays. */
export type ListChange = Partial<Omit<ListParameters, 'parameters'>>;

/** Reads an address; what is missing or makes no sense becomes the first page of ten. */
export function listParameters(query: URLSearchParams, parameters: CallParameters): ListParameters {
  return { ...plainParameters(query), filters: filtersFromAddress(query), parameters };
}

/** The address after a change. Anything but another page starts over at the first one. */
export function changedAddress(query: URLSearchParams, { filters, ...change }: ListChange): URLSearchParams {
  const next = changedListAddress(query, change);
  if (filters) {
    for (const key of query.keys()) if (isFilterKey(key)) next.delete(key);
    for (const [key, value] of filtersToAddress(filters)) next.set(key, value);
  }
  return next;
}

/** The query that a list begins with, by its settings. */
export function firstPage({
  pageSize,
  defaultSortBy: field,
  defaultSortOrder: order,
}: Pick<ViewSettings, 'pageSize' | 'defaultSortBy' | 'defaultSortOrder'>): URLSearchParams {
  return changedAddress(new URLSearchParams(), { pageSize, sort: { field, order } });
}

/** The query of the call that fetches the page, for whoever asks now: dynamic conditions have their values in it. */
export function listQuery(
  list: ListParameters,
  asker: FilterAsker,
  now = new Date(),
): Readonly<Record<string, unknown>> {
  const { filters, parameters } = list;
  return {
    ...plainQuery(list),
    ...(isEmptyFilters(filters) ? {} : { filters: resolveFilters(writeFilters(filters), asker, now) }),
    ...parameters,
  };
}

/** What the answer to a list is kept under: what is asked for, whatever that means on the day of the next request. */
export function listKey({ page, pageSize, sort, search, filters, parameters }: ListParameters): object {
  return { page, pageSize, sort, search, filters: writeFilters(filters), parameters };
}

/** Whether a list shows only some of the entries: those that a search or filters let through. */
export function isNarrowed({ search, filters }: ListParameters): boolean {
  return search !== '' || !isEmptyFilters(filters);
}

/** Names the entries that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters, parameters }: ListParameters): string {
  return JSON.stringify([search, filters, parameters]);
}
