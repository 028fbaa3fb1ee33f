/** How many rows a page of a list may hold. */
export const pageSizes: readonly number[] = [10, 20, 50, 100];

const largestPage = 100;

/** The order of a list: one field and a direction. */
export interface ListSort {
  readonly field: string;
  readonly order: 'ASC' | 'DESC';
}

/** What the address of every list says. */
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

/** Reads an address; what is missing or makes no sense becomes the first page of ten. */
export function listParameters(query: URLSearchParams): ListParameters {
  return {
    page: positive(query.get('page'), 1),
    pageSize: Math.min(positive(query.get('pageSize'), 10), largestPage),
    sort: sortOf(query.get('sort')),
    search: query.get('_q') ?? '',
  };
}

/** The query of the call that fetches the page, as the lists of the server take it. */
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

/** What of an address is to change; an empty search is taken out of it. */
export type ListChange = Partial<ListParameters>;

/** The address after a change. Anything but another page starts over at the first one. */
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
