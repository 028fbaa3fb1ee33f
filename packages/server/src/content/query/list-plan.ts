import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { CompiledList } from './list-query.ts';
import type { PageRequest } from '../../database/pagination.ts';

/**
 * What finding entries takes, in steps of about a microsecond: to find one, fetch it and put it in order; to keep the
 * id of one; to pass one by on the way along an index; to ask a row whether it is one of them. Asking the index of the
 * texts about a single row is the dearest question, which few rows need where LIKE can say yes.
 */
const steps = { found: 6, kept: 0.2, passed: 0.5, asked: 4, searched: 12, lookedUp: 130 };

/** Terms of which LIKE finds the same as the index of the texts, or less. */
const plain = /^[\u0020-\u007e]*$/;

/** How many times as many rows are walked along as would do if the entries were spread evenly. */
const allowance = 2;

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
 * @param term that is searched for; empty where there is none
 */
export function walkPlan(size: number, { page, pageSize }: PageRequest, term: string): WalkPlan {
  const needed = page * pageSize;
  const enough = Math.max(needed, Math.ceil(Math.sqrt((needed * size * stepsOfAsking(term)) / steps.found)));
  return { enough, window: Math.ceil((allowance * needed * size) / enough) };
}

/**
 * How far a walk for a word is looked at beforehand. Whether LIKE finds the word in a row is quickly told. Where it does not, the
 * walk asks the index of the texts, which takes milliseconds for each row while it lies in many parts, as after many writes.
 */
export function trialWindow({ page, pageSize }: PageRequest): number {
  return Math.ceil(1.2 * page * pageSize) + 30;
}

/** Selects how many entries a walk of so many rows finds, up to those that the page needs. */
export function countWalked(
  dialect: DialectCapabilities,
  { table }: EntryTable,
  { locale, order, where }: CompiledList,
  { page, pageSize, window }: PageRequest & Pick<WalkPlan, 'window'>,
) {
  const walk = dialect.walk({ table, part: locale, order: order.forward, window, where });
  return sql`select count(*) as total from (select 1 ${walk} limit ${page * pageSize}) as met`;
}

function stepsOfAsking(term: string): number {
  if (term === '') return steps.asked;
  return plain.test(term) ? steps.searched : steps.lookedUp;
}

/** What follows the columns in a select of a page of all entries, in the order of an index where there is one. */
export function nearPage(table: EntryTable, list: CompiledList, { page, pageSize }: PageRequest) {
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.forward} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** The same of entries that are all found before they are put in order. */
export function foundPage({ table }: EntryTable, list: CompiledList, { page, pageSize }: PageRequest) {
  return sql`from ${sql.id(table)} where ${list.where}
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
  dialect: DialectCapabilities,
  { table }: EntryTable,
  { locale, order, where }: CompiledList,
  { page, pageSize, window }: PageRequest & Pick<WalkPlan, 'window'>,
) {
  const walk = dialect.walk({ table, part: locale, order: order.forward, window, where });
  return sql`${walk} limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/**
 * Whether it is shorter to keep the ids of all that is found and to walk along the order until the page is full: an
 * index holds the order without the rows, which are many times as long.
 * @param hits how many entries there are
 */
export function isPassing(
  hits: number,
  size: number,
  { page, pageSize }: PageRequest,
  term: string,
): boolean {
  const passed = Math.min(size, (page * pageSize * size) / Math.max(1, hits));
  const otherwise = Math.min(hits * steps.found, passed * stepsOfAsking(term));
  return hits * steps.kept + passed * steps.passed < otherwise;
}

/** Up to how many entries {@link isPassing} may hold of; beyond that so many are met that walking is shorter. */
export function mostPassing(size: number, { page, pageSize }: PageRequest): number {
  return Math.ceil(Math.sqrt((page * pageSize * size * (steps.asked - steps.passed)) / steps.kept));
}

/** A page of the entries whose ids are in sets, found by walking along the list's order past all others. */
export function passingPage(table: EntryTable, list: CompiledList, { page, pageSize }: PageRequest) {
  const name = sql.id(table.table);
  const id = sql.id(table.table, 'id');
  const isAmong = list.sets.map((ids) => sql`walk.walked in (${ids})`);
  // As in a walk; whose id is in no set is passed without being looked at.
  return sql`from (select ${id} as walked from ${name} ${list.locale ? sql`where ${list.locale}` : sql``}
      order by ${list.order.forward} limit ${Number.MAX_SAFE_INTEGER}) as walk
    cross join ${name} on ${id} = walk.walked where ${sql.join([...isAmong, list.rest], sql` and `)}
    limit ${pageSize} offset ${(page - 1) * pageSize}`;
}

/** Counts entries, and stops at a limit. */
export function countUpTo(
  limit: number,
  dialect: DialectCapabilities,
  table: EntryTable,
  { where, ids, isDistinct }: CompiledList,
) {
  return sql`select count(*) as total from (${rows()} limit ${limit}) as counted`;

  function rows() {
    if (ids === null) return sql`select 1 from ${sql.id(table.table)} where ${where}`;
    if (isDistinct) return ids;
    return sql`select distinct ${dialect.unindexed(sql.ref('found.id'))} as id from (${ids}) as found`;
  }
}
