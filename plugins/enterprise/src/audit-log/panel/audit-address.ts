import {
  changedListAddress,
  listParameters,
  useListAddressAs,
  type ListAddress,
  type ListAddressFormat,
} from '@admin/shell/host';

/** The filters in the address. */
export interface RecordFilters {
  readonly user?: string | undefined;
  readonly action?: string | undefined;
  readonly entityType?: string | undefined;
  readonly entityId?: string | undefined;
  /** The first and the last day, `YYYY-MM-DD` in the time zone of the browser. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export const filterNames = ['user', 'action', 'entityType', 'entityId', 'from', 'to'] as const;

/** The list parameters in the address. */
export interface RecordListParameters {
  readonly page: number;
  readonly pageSize: number;
  readonly filters: RecordFilters;
  /** Id of a record: the list has only older ones, because pages reach 10,000 records. Null for all. */
  readonly before: string | null;
  /** Id of the record whose details are open. */
  readonly record: string | null;
}

/** A change of the address. */
export interface RecordListChange {
  readonly page?: number;
  readonly pageSize?: number;
  /** Replaces all filters. */
  readonly filters?: RecordFilters;
  /** Continues behind a record, or with the newest ones. */
  readonly before?: string | null;
  readonly record?: string | null;
}

/** Parses an address; missing or invalid parameters become the first page of ten without filters. */
export function recordListParameters(query: URLSearchParams): RecordListParameters {
  const { page, pageSize } = listParameters(query);
  const sent = filterNames.flatMap((name) => {
    const value = query.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    page,
    pageSize,
    filters: Object.fromEntries(sent),
    before: /^\d{1,15}$/.exec(query.get('before') ?? '')?.[0] ?? null,
    record: query.get('record'),
  };
}

function changedAddress(query: URLSearchParams, change: RecordListChange): URLSearchParams {
  const { filters, before, record, ...paging } = change;
  const isOnlyRecord = 'record' in change && Object.keys(change).length === 1;
  const next = isOnlyRecord ? new URLSearchParams(query) : changedListAddress(query, paging);
  if (filters) {
    for (const name of filterNames) {
      const value = filters[name];
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
  }
  if (before === null || filters) next.delete('before');
  else if (before !== undefined) next.set('before', before);
  if (record === null) next.delete('record');
  else if (record !== undefined) next.set('record', record);
  return next;
}

export type RecordListAddress = ListAddress<RecordListParameters, RecordListChange>;

const format: ListAddressFormat<RecordListParameters, RecordListChange> = {
  read: recordListParameters,
  write: changedAddress,
};

/** Reads and writes page, size, filters and the open record in the address, so that Back and Reload keep them. */
export const useRecordListAddress = (): RecordListAddress => useListAddressAs(format);

/** Returns the moment at which a day starts in the time zone of the browser, plus a number of days. */
function startOf(day: string | undefined, later = 0): string | undefined {
  if (day === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const start = new Date(year, month - 1, date + later);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

/** Returns filters as parameters of a request. The last day is included. */
export function filterQuery({ from, to, ...filters }: RecordFilters): Readonly<Record<string, string>> {
  const first = startOf(from);
  const end = startOf(to, 1);
  return {
    ...Object.fromEntries(
      Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
    ...(first && { from: first }),
    ...(end && { to: end }),
  };
}
