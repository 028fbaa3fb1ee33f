/** The available numbers of rows per page. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];

const largestPage = 100;

/** The sorting of a list: one field and a direction. */
export interface ListSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** The parameters in the address of every list. */
export interface ListParameters {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly sort: ListSort | undefined;
  readonly search: string;
}

function positive(text: string | null, otherwise: number): number {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : otherwise;
}

function sortOf(text: string | null): ListSort | undefined {
  const [field, order = 'ASC'] = (text ?? '').split(':');
  return field ? { field, order: order.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' } : undefined;
}

/** Reads the parameters of an address; missing and invalid ones have their defaults. */
export function listParameters(query: URLSearchParams): ListParameters {
  return {
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('pageSize'), 10), largestPage),
    sort: sortOf(query.get('sort')),
    search: query.get('_q') ?? '',
  };
}

/** Returns the query of the call that fetches the page, in the format of the server's lists. */
export function listQuery({
  page,
  pageSize,
  sort,
  search,
}: ListParameters): Readonly<Record<string, unknown>> {
  return {
    page,
    pageSize,
    ...(sort ? { sort: `${sort.field}:${sort.order}` } : {}),
    ...(search === '' ? {} : { _q: search }),
  };
}

/** A change of an address; an empty search is removed from it. */
export type ListChange = Partial<ListParameters>;

/** Returns the address after a change. Any change except of the page returns to the first page. */
export function changedListAddress(
  query: URLSearchParams,
  { page = 1, pageSize, sort, search }: ListChange,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('page', String(page));
  if (pageSize !== undefined) next.set('pageSize', String(pageSize));
  if (sort) next.set('sort', `${sort.field}:${sort.order}`);
  if (search === '') next.delete('_q');
  else if (search !== undefined) next.set('_q', search);
  return next;
}
