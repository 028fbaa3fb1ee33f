import { sql } from 'kysely';
import { rowsOf, type QueryRunner } from '../../../database/database.ts';
import { countEntries } from '../../counts/entry-counts.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import {
  backwardPage,
  countUpTo,
  countWalked,
  foundPage,
  isPassing,
  mostPassing,
  nearPage,
  passingPage,
  trialWindow,
  walkedPage,
  walkPlan,
  type WalkPlan,
} from '../../query/list-plan.ts';
import type { CountedQuery } from '../../query/count-cache.ts';
import { compileList, type CompiledList, type ListQuery } from '../../query/list-query.ts';
import { countLimit, type PageRequest } from '../../../database/pagination.ts';
import { isInIndexOrder, isNarrowed, isQuickList, nearby } from '../../query/quick-list.ts';
import { queryContext } from '../../query/scope/query-context.ts';
import type { QueryForm } from '../../query/scope/scope.ts';
import { readPageRows, type PageRows } from '../../read/read-page-rows.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** Which rows of which list. */
export interface RequestedPage extends PageRequest {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  readonly query: ListQuery;
  readonly locale: string | null;
}

/** The rows of a page, and how many entries the list has; of a narrowed one at most `countLimit`, for that or more. */
export interface ListedRows extends PageRows {
  readonly total: number;
}

/** The same list, ready to be read and counted. */
interface OpenList {
  readonly context: OperationContext;
  readonly page: RequestedPage;
  readonly list: CompiledList;
  readonly runner: QueryRunner;
  /** The tables that decide how many entries there are. */
  readonly reads: readonly string[];
}

/** Finds a page of a list in the way that takes the least work. */
export async function readListPage(
  context: OperationContext,
  call: EntryCall,
  page: RequestedPage,
): Promise<ListedRows> {
  const { database } = context;
  const { table, grants, query } = page;
  const compiling = queryContext(context.storage, call.permissions);
  const list = compileList(compiling, table, grants, page);
  const isQuick = list.isWhole && isQuickList(table, query, page);
  const runner = isQuick ? database.kysely : database.background;
  const open = { context, page, list, runner, reads: [...compiling.reads] };
  if (!isNarrowed(query)) return page.page * page.pageSize > nearby ? readFarPage(open) : readNearPage(open);
  if (!isInIndexOrder(table, query)) return readFoundPage(open);
  return readNarrowedPage(open, (form) =>
    compileList(queryContext(context.storage, call.permissions, form), table, grants, page),
  );
}

/** A page of all entries, along an index. */
async function readNearPage(open: OpenList): Promise<ListedRows> {
  const [rows, total] = await Promise.all([readNear(open), countAll(open)]);
  return { ...rows, total };
}

/** A page of all entries that many others stand before: from the nearer end. */
async function readFarPage(open: OpenList): Promise<ListedRows> {
  const { context, page, list, runner } = open;
  const total = await countAll(open);
  const backward = isInIndexOrder(page.table, page.query)
    ? backwardPage(page.table, list, page, total)
    : null;
  if (backward === null) return { ...(await readNear(open)), total };
  const { rows, withoutOmitted } = await readPageRows(context.storage, runner, page.table, backward);
  return { rows: rows.toReversed(), withoutOmitted, total };
}

/** A page of some of the entries, all of which are found first. */
async function readFoundPage(open: OpenList): Promise<ListedRows> {
  const [rows, total] = await Promise.all([readFound(open), countNarrowed(open)]);
  return { ...rows, total };
}

/** A page of some of the entries: found all together while they are few, and one after the other while they are many. */
async function readNarrowedPage(
  open: OpenList,
  asRows: (form: QueryForm) => CompiledList,
): Promise<ListedRows> {
  const { context, page } = open;
  const { known, keep } = await context.counts.lookUp(narrowedCount(open));
  const size = await sizeOf(open);
  const term = searchedTerm(page.query);
  const plan = walkPlan(size, page, term);
  // Counting on takes little where an index tells the ids, and long where it has to look for a word.
  const passable = open.list.ids !== null && term === '' && canPass(open) ? mostPassing(size, page) : 0;
  const most = Math.max(plan.enough, passable);
  const hits = await hitsOf(open, known, most);
  const total = Math.min(hits, countLimit);
  if (known === undefined) keep(total);
  const isExact = hits < Math.max(most, countLimit);
  if (isExact && canPass(open) && isPassing(hits, size, page, term)) {
    return { ...(await readPassing(open)), total };
  }
  if (hits < plan.enough) return { ...(await readFound(open)), total };
  if (term !== '' && canPass(open) && !(await isDense(open, asRows('likely')))) {
    return { ...(await readPassing(open)), total };
  }
  const rows = await readWalked(open, asRows('row'), plan);
  const missing = Math.min(page.pageSize, total - (page.page - 1) * page.pageSize);
  if (rows.rows.length >= missing) return { ...rows, total };
  // All of them stand at the other end, for example.
  return { ...(await (canPass(open) ? readPassing(open) : readFound(open))), total };
}

/** Whether what is searched for stands close together where the walk begins. */
async function isDense({ context, page, runner }: OpenList, likely: CompiledList): Promise<boolean> {
  const trial = { ...page, window: trialWindow(page) };
  const { dialect, kysely } = context.database;
  const met = countWalked(dialect, page.table, likely, trial).compile(kysely);
  return (await context.counts.fresh(met, runner)) >= page.page * page.pageSize;
}

/**
 * How many entries there are, as far as the way to them and what is told of their number depend on it: what both make
 * no difference beyond stands for that or more.
 */
async function hitsOf(open: OpenList, known: number | undefined, enough: number): Promise<number> {
  const { context, list, runner } = open;
  if (known !== undefined && (known < countLimit || known >= enough)) return known;
  // Counting rows far beyond what is told would take longer than walking past them.
  if (list.ids === null && known !== undefined) return enough;
  return context.counts.fresh(countOf(open, Math.max(enough, countLimit)), runner);
}

function canPass({ context, list }: OpenList): boolean {
  return context.database.dialect.needsPlans && list.sets.length > 0;
}

function readNear({ context, page, list, runner }: OpenList): Promise<PageRows> {
  return readPageRows(context.storage, runner, page.table, nearPage(page.table, list, page));
}

function readFound({ context, page, list, runner }: OpenList): Promise<PageRows> {
  return readPageRows(context.storage, runner, page.table, foundPage(page.table, list, page));
}

function readPassing({ context, page, list, runner }: OpenList): Promise<PageRows> {
  return readPageRows(context.storage, runner, page.table, passingPage(page.table, list, page));
}

function readWalked(
  { context, page, runner }: OpenList,
  list: CompiledList,
  { window }: WalkPlan,
): Promise<PageRows> {
  const walked = walkedPage(context.database.dialect, page.table, list, { ...page, window });
  return readPageRows(context.storage, runner, page.table, walked);
}

function countAll({ context, page, list, runner, reads }: OpenList): Promise<number> {
  if (list.isWhole) return countEntries(context.database, page.table.table, page.locale);
  const all = sql`select count(*) as total from ${sql.id(page.table.table)} where ${list.where}`;
  return context.counts.count({ query: all.compile(context.database.kysely), reads, runner });
}

function countOf({ context, page, list }: OpenList, limit: number) {
  return countUpTo(limit, context.database.dialect, page.table, list).compile(context.database.kysely);
}

function narrowedCount(open: OpenList): CountedQuery {
  return { query: countOf(open, countLimit), reads: open.reads, runner: open.runner, limit: countLimit };
}

function countNarrowed(open: OpenList): Promise<number> {
  return open.context.counts.count(narrowedCount(open));
}

/** How many rows there are, or have been: a table of which most was deleted is not worth a better answer. */
async function sizeOf({ context, page }: OpenList): Promise<number> {
  const { kysely } = context.database;
  const last = sql`select max(id) as last from ${sql.id(page.table.table)}`.compile(kysely);
  const [row] = await rowsOf<{ readonly last: number | null }>(kysely, last);
  return row?.last ?? 0;
}

function searchedTerm({ _q }: ListQuery): string {
  return typeof _q === 'string' ? _q : '';
}
