import { listQuery } from '@admin/shell';
import {
  changedListAddress,
  type ListParameters,
  listParameters,
  type ListAddress,
  type ListAddressFormat,
  useListAddressAs,
} from '@admin/shell/host';

/** What users can be filtered by. */
export const filterFields = ['firstname', 'lastname', 'email', 'isActive'] as const;

export type FilterField = (typeof filterFields)[number];

/** How a value is compared. */
const filterOperators = ['$contains', '$startsWith', '$eq', '$ne'] as const;

type FilterOperator = (typeof filterOperators)[number];

/** One condition on the users of the list. */
export interface UserFilter {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  /** `true` or `false` for a flag. */
  readonly value: string;
}

/** The comparisons that make sense for a field: a flag is so or not. */
export function operatorsOf(field: FilterField): readonly FilterOperator[] {
  return field === 'isActive' ? ['$eq'] : filterOperators;
}

const shape = /^filters\[\$and\]\[\d+\]\[(\w+)\]\[(\$\w+)\]$/;

function oneOf<T extends string>(known: readonly T[], text: string | undefined): T | undefined {
  return known.find((one) => one === text);
}

/** The filters in an address; what is none of ours is passed over. */
export function readFilters(query: URLSearchParams): readonly UserFilter[] {
  return [...query].flatMap(([key, value]) => {
    const [, name, sign] = shape.exec(key) ?? [];
    const field = oneOf(filterFields, name);
    const operator = field && oneOf(operatorsOf(field), sign);
    return field && operator && value !== '' ? [{ field, operator, value }] : [];
  });
}

/** The parameters that stand for filters, in an address and in a call alike. */
function filterParameters(filters: readonly UserFilter[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    filters.map(({ field, operator, value }, index) => [
      `filters[$and][${index}][${field}][${operator}]`,
      value,
    ]),
  );
}

/** What users can be sorted by. */
export const sortFields = ['firstname', 'lastname', 'email', 'isActive', 'username'] as const;

export type SortField = (typeof sortFields)[number];

interface UserSort {
  readonly field: SortField;
  readonly order: 'ASC' | 'DESC';
}

/** Everything about the list that its address says. */
export interface UserListParameters extends ListParameters {
  readonly sort: UserSort;
  readonly filters: readonly UserFilter[];
}

function userSort(sort: ListParameters['sort']): UserSort {
  const field = sortFields.find((known) => known === sort?.field);
  return sort && field ? { field, order: sort.order } : { field: 'firstname', order: 'ASC' };
}

/** Reads an address; what is missing or makes no sense becomes the first page of ten by first name. */
export function userListParameters(query: URLSearchParams): UserListParameters {
  const list = listParameters(query);
  return { ...list, sort: userSort(list.sort), filters: readFilters(query) };
}

/** The query of the call that fetches the page. */
export function userListQuery(list: UserListParameters): Readonly<Record<string, unknown>> {
  return { ...listQuery(list), ...filterParameters(list.filters) };
}

/** Names the users that the pages of a list go through, whatever page, size and order it shows. */
export function scopeOf({ search, filters }: UserListParameters): string {
  return JSON.stringify([search, filters]);
}

/** The address after a change. Anything but another page starts over at the first one. */
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

/** The list's part of the address, and how to change it. */
export type UserListAddress = ListAddress<UserListParameters, Partial<UserListParameters>>;

const format: ListAddressFormat<UserListParameters, Partial<UserListParameters>> = {
  read: userListParameters,
  write: changedAddress,
};

/** Page, size, order, search and filters live in the address, so that Back and Reload keep them. */
export const useUserListAddress = (): UserListAddress => useListAddressAs(format);
