import {
  filtersFromAddress,
  filtersToAddress,
  isSameValue,
  noFilters,
  parseFilters,
  writeFilters,
  type FilterTree,
} from '@admin/content-model';
import type { SavedView, SavedViewBody } from '@admin/contract';
import { keepParameters } from '../../address/index.ts';
import { changedAddress, type ListParameters } from '../../address/list-parameters.ts';

/** The address parameter with the id of the saved view. */
export const viewParameter = 'view';

/** The parameter's value for the list as configured, for users who have a default view. */
export const noView = 'none';

/** Returns the part of a list's address that a saved view stores. */
export function viewQuery({
  filters,
  search,
  sort,
  pageSize,
}: Pick<ListParameters, 'filters' | 'search' | 'sort' | 'pageSize'>): SavedViewBody['query'] {
  const tree = writeFilters(filters);
  return {
    pageSize,
    ...(sort ? { sort: `${sort.field}:${sort.order}` } : {}),
    ...(search === '' ? {} : { _q: search }),
    ...(Object.keys(tree).length > 0 ? { filters: tree } : {}),
  };
}

/** Returns the query of a list in a saved view, with the plugins' parameters of the current address. */
export function viewAddress(
  { id, query }: Pick<SavedView, 'id' | 'query'>,
  current: URLSearchParams,
): URLSearchParams {
  const { filters, _q, sort, pageSize } = query;
  const [field = '', order] = (sort ?? '').split(':');
  const address = changedAddress(keepParameters(current), {
    pageSize: pageSize ?? 10,
    search: _q ?? '',
    filters: isTree(filters) ? parseFilters(filters) : noFilters,
    ...(field === '' ? {} : { sort: { field, order: order?.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' } }),
  });
  address.set(viewParameter, String(id));
  return address;
}

/** Returns whether two views find the same entries in the same order. */
export function isSameQuery(one: SavedView['query'], other: SavedView['query']): boolean {
  return isSameValue(comparable(one), comparable(other));
}

/** Filters are normalised through the address: two notations of one filter are equal. */
function comparable({ filters, _q = '', sort = '', pageSize = 10 }: SavedView['query']): unknown {
  const parameters = isTree(filters) ? filtersToAddress(parseFilters(filters)) : [];
  return [writeFilters(filtersFromAddress(parameters)), _q, sort, pageSize];
}

function isTree(filters: unknown): filters is FilterTree {
  return typeof filters === 'object' && filters !== null && !Array.isArray(filters);
}
