import { listQuery } from '@admin/shell';
import {
  changedListAddress,
  type ListParameters,
  listParameters,
  type ListAddress,
  type ListAddressFormat,
  useListAddressAs,
} from '@admin/shell/host';

/** The fields that users can be filtered by. */
export const filterFields = ['firstname', 'lastname', 'email', 'isActive'] as const;

export type FilterField = (typeof filterFields)[number];

/** The comparison of a filter. */
const filterOperators = ['$contains', '$startsWith', '$eq', '$ne'] as const;

type FilterOperator = (typeof filterOperators)[number];

/** A filter of the list. */
export interface UserFilter {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  /** `true` or `false` for a boolean field. */
  readonly value: string;
}

/** The comparisons of a field: a boolean field has only equality. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  return field === 'isActive' ? ['$eq'] : filterOperators;
}

const shape = /^filters\[\$and\]\[\d+\]\[(\w+)\]\[(\$\w+)\]$/;

function oneOf<T extends string>(known: readonly T[], text: string | undefined): T | undefined {
  return known.find((one) => one === text);
}

/** Returns the filters in an address; unknown filters are ignored. */
export function readFilters(query: URLSearchParams): readonly UserFilter[] {
  return [...query].flatMap(([key, value]) => {
    const [, name, sign] = shape.exec(key) ?? [];
    const field = oneOf(filterFields, name);
    const operator = field && oneOf(operatorsOf(field), sign);
    return field && operator && value !== '' ? [{ field, operator, value }] : [];
  });
}

/** Returns the filters as parameters of an address or a request. */
function filterParameters(filters: readonly UserFilter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filters.map(({ field, operator, value }, index) => [
      `filters[$and][${index}][${field}][${operator}]`,
      value,
    ]),
  );
}

/** The fields that users can be sorted by. */
export const sortFields = ['firstname', 'lastname', 'email', 'isActive', 'username'] as const;

export type SortField = (typeof sortFields)[number];

interface UserSort {
  readonly field: SortField;
  readonly order: 'ASC' | 'DESC';
}

/** The list parameters in the address. */
export interface UserListParameters extends ListParameters {
  readonly sort: UserSort;
  readonly filters: readonly UserFilter[];
}

function userSort(sort: ListParameters['sort']): UserSort {
  const field = sortFields.find((known) => known === sort?.field);
  return sort && field ? { field, order: sort.order } : { field: 'firstname', order: 'ASC' };
}

/** Parses an address; missing or invalid parameters become the first page of ten by first name. */
export function userListParameters(query: URLSearchParams): UserListParameters {
  const list = listParameters(query);
  return { ...list, sort: userSort(list.sort), filters: readFilters(query) };
}

/** Returns the query of the request for a page. */
export function userListQuery(list: UserListParameters): Readonly<Record<string, unknown>> {
  return { ...listQuery(list), ...filterParameters(list.filters) };
}

/** Returns the address after a change. Every change except that of the page returns to the first page. */
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

/** The list parameters of the address, and a function that changes them. */
export type UserListAddress = ListAddress<UserListParameters, Partial<UserListParameters>>;

const format: ListAddressFormat<UserListParameters, Partial<UserListParameters>> = {
  read: userListParameters,
  write: changedAddress,
};

/** Reads and writes page, size, order, search and filters in the address, so that Back and Reload keep them. */
export const useUserListAddress = (): UserListAddress => useListAddressAs(format);
