import {
  filtersFromAddress,
  filtersToAddress,
  noFilters,
  parseFilters,
  writeFilters,
  type FilterTree,
} from '@admin/content-model';
import type { SavedView, SavedViewBody } from '@admin/contract';
import { keepParameters } from '../../address/index.ts';
import { changedAddress, type ListParameters } from '../../address/list-parameters.ts';

/** The parameter of a list's address that says which view it shows. */
export const viewParameter = 'view';

/** In place of a view: the list as it is configured, also for those who open it with a view. */
export const noView = 'none';

/** The part of a list's address that a view keeps. */
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

/** The query of the address of a list in a view, with what plugins keep in the current one. */
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

/** Whether a list shows the same entries in the same order as a view. */
export function isSameQuery(one: SavedView['query'], other: SavedView['query']): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** By what an address would say: two spellings of one filter are the same filter. */
function comparable({ filters, _q = '', sort = '', pageSize = 10 }: SavedView['query']): unknown {
  const parameters = isTree(filters) ? filtersToAddress(parseFilters(filters)) : [];
  return [writeFilters(filtersFromAddress(parameters)), _q, sort, pageSize];
}

function isTree(filters: unknown): filters is FilterTree {
  return typeof filters === 'object' && filters !== null && !Array.isArray(filters);
}
