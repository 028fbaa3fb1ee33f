import {
  filtersFromAddress,
  filtersToAddress,
  isEmptyFilters,
  isFilterKey,
  isSameValue,
  resolveFilters,
  writeFilters,
  type FilterContext,
  type ListFilters,
  type ViewSettings,
} from '@admin/content-model';
import {
  changedListAddress,
  type ListParameters as PlainParameters,
  listParameters as plainParameters,
  listQuery as plainQuery,
  type ListSort,
} from '@admin/shell/preload';
import type { CallParameters } from './address-parameters.ts';

/** The state of a list that its address holds. */
export interface ListParameters extends PlainParameters {
  /** By a path: `title`, or `author.name` for the name of a linked entry. */
  readonly sort: ListSort | undefined;
  readonly filters: ListFilters;
  /** Parameters of plugins, named as in requests: `{ locale: 'fr' }`. */
  readonly parameters: CallParameters;
}

/** A change of a list; the rest of its address is unchanged. */
export type ListChange = Partial<Omit<ListParameters, 'parameters'>>;

/** Parses an address; missing and invalid parts become the first page of ten entries. */
export function listParameters(query: URLSearchParams, parameters: CallParameters): ListParameters {
  return { ...plainParameters(query), filters: filtersFromAddress(query), parameters };
}

/** Returns the address after a change. Every change except that of the page returns to the first page. */
export function changedAddress(query: URLSearchParams, { filters, ...change }: ListChange): URLSearchParams {
  const next = changedListAddress(query, change);
  if (filters) {
    for (const key of query.keys()) if (isFilterKey(key)) next.delete(key);
    for (const [key, value] of filtersToAddress(filters)) next.set(key, value);
  }
  return next;
}

/** Returns the query that a list starts with, by its settings. */
export function firstPage({
  pageSize,
  defaultSortBy: field,
  defaultSortOrder: order,
}: Pick<ViewSettings, 'pageSize' | 'defaultSortBy' | 'defaultSortOrder'>): URLSearchParams {
  return changedAddress(new URLSearchParams(), { pageSize, sort: { field, order } });
}

/** Returns the query of the request for the page, with the current values of dynamic conditions. */
export function listQuery(
  list: ListParameters,
  context: FilterContext,
  now = new Date(),
): Readonly<Record<string, unknown>> {
  const { filters, parameters } = list;
  return {
    ...plainQuery(list),
    ...(isEmptyFilters(filters) ? {} : { filters: resolveFilters(writeFilters(filters), context, now) }),
    ...parameters,
  };
}

/** Returns the cache key of a list: its parameters, with dynamic conditions unresolved. */
export function listKey({ page, pageSize, sort, search, filters, parameters }: ListParameters): object {
  return { page, pageSize, sort, search, filters: writeFilters(filters), parameters };
}

/** Returns whether a search or filters limit a list. */
export function isNarrowed({ search, filters }: ListParameters): boolean {
  return search !== '' || !isEmptyFilters(filters);
}

/** The parameters that determine which entries a list finds, on all its pages and in every order. */
export type ListScope = Pick<ListParameters, 'search' | 'filters' | 'parameters'>;

/** Returns whether two lists find the same entries. */
export function isSameScope(one: ListScope, other: ListScope): boolean {
  return (
    one.search === other.search &&
    isSameValue(one.filters, other.filters) &&
    isSameValue(one.parameters, other.parameters)
  );
}
