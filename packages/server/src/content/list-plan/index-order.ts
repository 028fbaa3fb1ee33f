import { endOf, type PageRequest } from '../../database/pagination.ts';
import type { ListQuery } from '../query/list-query.ts';
import { sortKeys } from '../query/sort.ts';
import { sortableTypes } from '../storage/columns.ts';
import { systemColumns, type EntryTable } from '../storage/entry-table.ts';

/** Rows that a page may skip on a connection of ordinary requests. */
const maxQuickRow = 5000;

/** Returns whether a list is filtered or searched. */
export function isNarrowed({ filters, _q }: ListQuery): boolean {
  return [filters, _q].some((value) => value !== undefined && value !== null && value !== '');
}

/** Returns whether an index contains the entries in the order of the list. */
export function isInIndexOrder(table: EntryTable, query: ListQuery): boolean {
  return sortKeys(query['sort']).every(({ path }) => {
    const field = table.scalarsByName.get(path);
    return field ? sortableTypes.has(field.definition.type) : Object.hasOwn(systemColumns, path);
  });
}

/**
 * Returns whether so few rows precede the end of a page that skipping them takes no noticeable time.
 * @param hidden the rows among them that the list does not contain
 */
export function isNearStart(page: PageRequest, hidden: number): boolean {
  return endOf(page) + hidden <= maxQuickRow;
}
