import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { CompiledList } from './list-query.ts';
import type { PageRequest } from './pagination.ts';

/**
 * What finding entries takes, in steps of about a microsecond: to find one of a set and its row, and to ask a row
 * whether it is one of them. A search is the dearest question.
 */
const steps = { found: 2, asked: 4, searched: 130 };

/** How many times as many rows are walked along as would do if the entries were spread evenly. */
const allowance = 4;

/** When to walk along the order of a list until its page is full, instead of finding all of its entries first. */
export interface WalkPlan {
  /** So many entries make walking the shorter way. */
  readonly enough: number;
  /** After so many rows it has turned out not to be. */
  readonly window: number;
}

/**
 * Finding all entries takes as long as there are entries, walking as long as they are far between: they meet where
 * the number of entries squared is that of all rows times what the page needs.
 * @param size rows of the table, about
 */
export function walkPlan(size: number, { page, pageSize }: PageRequest, isSearched: boolean): WalkPlan {
  const needed = page * pageSize;
  const asked = isSearched ? steps.searched : steps.asked;
  const enough = Math.max(needed, Math.ceil(Math.sqrt((needed * size * asked) / steps.found)));
  return { enough, window: Math.ceil((allowance * needed * size) / enough) };
}

/** What follows the columns in a select of a page of all entries, in the order of an index where there is one. */
export function nearPage(table: EntryTable, list: CompiledList, { page, pageSize }: PageRequest) {
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.forward} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** The same of entries that are all found before they are put in order. */
export function foundPage(table: EntryTable, list: CompiledList, { page, pageSize }: PageRequest) {
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.afterwards} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/**
 * The same from the end of the list on, for a page that is nearer to it: what is skipped on the way is work.
 * @returns null where it is not nearer; the rows come in the opposite order
 */
export function backwardPage(
  table: EntryTable,
  list: CompiledList,
  { page, pageSize }: PageRequest,
  total: number,
): RawBuilder<unknown> | null {
  const before = (page - 1) * pageSize;
  const after = Math.max(0, total - before - pageSize);
  if (after >= before) return null;
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.backward} limit ${Math.max(0, Math.min(pageSize, total - before))} offset ${after}`;
}

/**
 * The same by walking along the list's order: an index gives the rows, and each is asked about until the page is full.
 * @param list compiled in the form `row`
 */
export function walkedPage(
  table: EntryTable,
  list: CompiledList,
  { page, pageSize }: PageRequest,
  { window }: WalkPlan,
) {
  const name = sql.id(table.table);
  const id = sql.id(table.table, 'id');
  // The limit keeps the inner select as it is, and a cross join is done in the order in which it is written.
  return sql`from (select ${id} as walked from ${name} ${list.locale ? sql`where ${list.locale}` : sql``}
      order by ${list.order.forward} limit ${window}) as walk
    cross join ${name} on ${id} = walk.walked where ${list.where}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** Counts entries, and stops at a limit. */
export function countUpTo(
  limit: number,
  dialect: DialectCapabilities,
  table: EntryTable,
  { where, ids }: CompiledList,
) {
  const rows = ids
    ? sql`select distinct ${dialect.unindexed(sql.ref('found.id'))} as id from (${ids}) as found`
    : sql`select 1 from ${sql.id(table.table)} where ${where}`;
  return sql`select count(*) as total from (${rows} limit ${limit}) as counted`;
}
