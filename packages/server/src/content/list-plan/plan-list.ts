import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import { countLimit, endOf, startOf, type PageRequest } from '../../database/pagination.ts';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import { compileList, type CompiledList, type RequestedList } from '../query/list-query.ts';
import type { QueryForm } from '../query/scope/scope.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import { countEntries, type EntryCounts } from '../stores/entry-counts.ts';
import { filteredScan, isIdScanCheaper, maxIdScanMatches, trialWindow } from './costs.ts';
import type { CountCache } from './count-cache.ts';
import { isInIndexOrder, isNarrowed, isNearStart } from './index-order.ts';
import {
  backwardPage,
  countScanned,
  countUpTo,
  forwardPage,
  idScannedPage,
  scannedPage,
  sortedPage,
} from './statements.ts';

/** The services that planning a list uses. */
export interface ListContext {
  readonly storage: ContentStorage;
  readonly counts: CountCache;
}

/** A page of a list that a caller may read. */
export interface RequestedPage extends RequestedList, PageRequest {
  readonly permissions: ContentPermissions;
}

/** The strategy that finds the rows of a page; README.md describes each one. */
export type ListStrategy = 'forward-scan' | 'backward-scan' | 'sort' | 'filtered-scan' | 'id-scan';

/** A plan for reading a page of a list. */
export interface ListPlan {
  readonly strategy: ListStrategy;
  readonly runner: QueryRunner;
  /** The clauses after the columns in the select: from, where, order and limit. */
  readonly page: RawBuilder<unknown>;
  /** Counts the entries of the list, those of a narrowed list up to `countLimit`. */
  readonly countTotal: () => Promise<number>;
  /** Replaces this plan when it finds fewer than `minRows` rows. */
  readonly fallback?: { readonly minRows: number; readonly plan: ListPlan };
}

/** The list being planned. */
interface OpenList {
  readonly context: ListContext;
  readonly request: RequestedPage;
  readonly list: CompiledList;
  readonly runner: QueryRunner;
  /** Returns the stored numbers of entries, read once. */
  readonly counts: () => Promise<EntryCounts>;
  /** Compiles the same list in a form that tests single rows. */
  readonly compile: (form: QueryForm) => CompiledList;
}

/** Chooses the cheapest way to read a page of a list. */
export async function planList(context: ListContext, request: RequestedPage): Promise<ListPlan> {
  const { storage } = context;
  const { table, query } = request;
  const compile = (form: QueryForm): CompiledList => compileList(storage, request.permissions, request, form);
  const list = compile('set');
  let reading: Promise<EntryCounts> | undefined;
  const counts = () => (reading ??= countEntries(storage.database, table.table, request.locale));
  const isQuick = await isReadQuickly(request, list, counts);
  const runner = isQuick ? storage.database.kysely : storage.database.background;
  const open: OpenList = { context, request, list, runner, compile, counts };
  // The order is that of the primary key, whatever the filters are.
  if (request.after !== undefined) return planForwardScan(open);
  if (!isNarrowed(query)) return isNearStart(request, 0) ? planForwardScan(open) : planFarPage(open);
  return isInIndexOrder(table, query) ? planNarrowedList(open) : planSort(open, () => countNarrowed(open));
}

/** Returns whether so few rows are read for the page that it needs no connection in the background. */
async function isReadQuickly(
  request: RequestedPage,
  { whole }: CompiledList,
  counts: OpenList['counts'],
): Promise<boolean> {
  const { table, query } = request;
  if (whole === null || isNarrowed(query) || !isInIndexOrder(table, query)) return false;
  if (whole === 'all') return isNearStart(request, 0);
  // All drafts may precede the page.
  const { total, published } = await counts();
  return isNearStart(request, total - published);
}

function planForwardScan(open: OpenList): ListPlan {
  const { request, list, runner } = open;
  const page = forwardPage(request.table, list, request);
  return { strategy: 'forward-scan', runner, page, countTotal: () => countAll(open) };
}

/** Plans a page far from the start: it is read from the nearer end of the list. */
async function planFarPage(open: OpenList): Promise<ListPlan> {
  const { request, list, runner } = open;
  const total = await countAll(open);
  const countTotal = () => Promise.resolve(total);
  const page = isInIndexOrder(request.table, request.query)
    ? backwardPage(request.table, list, request, total)
    : null;
  if (page === null) return { ...planForwardScan(open), countTotal };
  return { strategy: 'backward-scan', runner, page, countTotal };
}

function planSort({ request, list, runner }: OpenList, countTotal: ListPlan['countTotal']): ListPlan {
  return { strategy: 'sort', runner, page: sortedPage(request.table, list, request), countTotal };
}

/** Plans a filtered or searched list in the order of an index, by the number of its matches. */
async function planNarrowedList(open: OpenList): Promise<ListPlan> {
  const { context, request, list, runner, compile } = open;
  const { database } = context.storage;
  const term = typeof request.query['_q'] === 'string' ? request.query['_q'] : '';
  const { known, remember } = await context.counts.lookUp(narrowedCount(open));
  const size = await tableSize(open);
  const { minMatches, window } = filteredScan(size, request, term);
  const canScanIds = database.dialect.listing.needsPlans && list.sets.length > 0;
  // Counting is cheap if an index yields the ids, and slow if it has to search for a word.
  const maxMatches = canScanIds && list.ids !== null && term === '' ? maxIdScanMatches(size, request) : 0;
  const decisive = Math.max(minMatches, maxMatches);
  const matches = await countMatches(open, known, decisive);
  const total = Math.min(matches, countLimit);
  if (known === undefined) remember(total);
  const countTotal = () => Promise.resolve(total);

  const sort = planSort(open, countTotal);
  const idScan: ListPlan = {
    ...sort,
    strategy: 'id-scan',
    page: idScannedPage(request.table, list, request),
  };
  const isExact = matches < Math.max(decisive, countLimit);
  if (isExact && canScanIds && isIdScanCheaper(matches, size, request, term)) return idScan;
  if (matches < minMatches) return sort;
  if (canScanIds && term !== '' && !(await isDenseAtStart(open))) return idScan;
  const scan = { ...request, window };
  return {
    ...sort,
    runner,
    strategy: 'filtered-scan',
    page: scannedPage(database.dialect, request.table, compile('row'), scan),
    fallback: {
      // The matches may all be at the other end of the list.
      minRows: Math.min(request.pageSize, total - startOf(request)),
      plan: canScanIds ? idScan : sort,
    },
  };
}

/** Returns whether a trial scan finds enough matches of the search term for the page. */
async function isDenseAtStart({ context, request, runner, compile }: OpenList): Promise<boolean> {
  const { kysely, dialect } = context.storage.database;
  const trial = { ...request, window: trialWindow(request) };
  const matches = countScanned(dialect, request.table, compile('likely'), trial).compile(kysely);
  return (await context.counts.fresh(matches, runner)) >= endOf(request);
}

/**
 * Counts the matches up to the number from which neither the plan nor the reported total depends on them.
 * @param decisive the number from which the plan no longer depends on the matches
 */
async function countMatches(open: OpenList, known: number | undefined, decisive: number): Promise<number> {
  const { context, list, runner } = open;
  if (known !== undefined && (known < countLimit || known >= decisive)) return known;
  // Counting rows far beyond the reported total would take longer than scanning them.
  if (list.ids === null && known !== undefined) return decisive;
  return context.counts.fresh(countQuery(open, Math.max(decisive, countLimit)), runner);
}

/** Returns the highest id of the table, which is a good enough estimate even if many rows were deleted. */
async function tableSize({ context, request }: OpenList): Promise<number> {
  const { kysely } = context.storage.database;
  const last = sql`select max(id) as last from ${sql.id(request.table.table)}`.compile(kysely);
  const [row] = await rowsOf<{ readonly last: number | null }>(kysely, last);
  return row?.last ?? 0;
}

function countAll(open: OpenList): Promise<number> {
  const { context, request, list, runner } = open;
  const { database } = context.storage;
  const { table } = request.table;
  if (list.whole !== null) return countWhole(open, list.whole);
  const all = sql`select count(*) as total from ${sql.id(table)} where ${list.where}`;
  return context.counts.count({ query: all.compile(database.kysely), reads: list.reads, runner });
}

async function countWhole({ counts }: OpenList, whole: 'all' | 'published'): Promise<number> {
  const { total, published } = await counts();
  return whole === 'all' ? total : published;
}

function countQuery({ context, request, list }: OpenList, limit: number) {
  const { kysely, dialect } = context.storage.database;
  return countUpTo(limit, dialect, request.table, list).compile(kysely);
}

function narrowedCount(open: OpenList) {
  return {
    query: countQuery(open, countLimit),
    reads: open.list.reads,
    runner: open.runner,
    limit: countLimit,
  };
}

function countNarrowed(open: OpenList): Promise<number> {
  return open.context.counts.count(narrowedCount(open));
}
