import { sortableTypes } from '../storage/column-kind.ts';
import { systemColumns, type EntryTable } from '../storage/entry-table.ts';
import type { ListQuery } from './list-query.ts';
import type { PageRequest } from '../../database/pagination.ts';
import { sortKeys } from './sort.ts';

/** Rows that may be skipped on the way to a page before that alone is work. */
export const nearby = 5000;

/**
 * Whether a page of a list is found by walking along an index, so that asking for it takes the same time in a table of
 * any size. Whatever filters, searches or sorts otherwise may have to look at all that is stored.
 */
export function isQuickList(table: EntryTable, query: ListQuery, { page, pageSize }: PageRequest): boolean {
  return !isNarrowed(query) && page * pageSize <= nearby && isInIndexOrder(table, query);
}

/** Whether a list shows some of the entries only. */
export function isNarrowed(query: ListQuery): boolean {
  return isGiven(query['filters']) || isGiven(query['_q']);
}

/** Whether an index holds the entries in the order of the list. */
export function isInIndexOrder(table: EntryTable, query: ListQuery): boolean {
  return sortKeys(query['sort']).every(({ path }) => {
    const field = table.scalarsByName.get(path);
    return field ? sortableTypes.has(field.definition.type) : Object.hasOwn(systemColumns, path);
  });
}

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
