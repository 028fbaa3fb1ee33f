import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { endOf, startOf, type PageRequest } from '../../database/pagination.ts';
import type { CompiledList } from '../query/list-query.ts';
import type { EntryTable } from '../storage/entry-table.ts';

/** A page request with the number of rows that a scan may read. */
type ScanRequest = PageRequest & { readonly window: number };

/** Returns the clauses after the columns in a select of a page along the order of the list. */
export function forwardPage(table: EntryTable, list: CompiledList, page: PageRequest) {
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.forward} limit ${page.pageSize} offset ${startOf(page)}`;
}

/**
 * Returns the same clauses from the end of the list, for a page that is nearer to it: each skipped row costs time.
 * @returns null if the page is not nearer to the end; the rows are in reverse order
 */
export function backwardPage(
  table: EntryTable,
  list: CompiledList,
  page: PageRequest,
  total: number,
): RawBuilder<unknown> | null {
  const { pageSize } = page;
  const before = startOf(page);
  const after = Math.max(0, total - before - pageSize);
  if (after >= before) return null;
  return sql`from ${sql.id(table.table)} where ${list.where}
    order by ${list.order.backward} limit ${Math.max(0, Math.min(pageSize, total - before))} offset ${after}`;
}

/** Returns the same clauses for matches that are all found before they are sorted. */
export function sortedPage({ table }: EntryTable, list: CompiledList, page: PageRequest) {
  return sql`from ${sql.id(table)} where ${list.where}
    order by ${list.order.afterwards} limit ${page.pageSize} offset ${startOf(page)}`;
}

/**
 * Returns the same clauses for a scan: an index yields the rows in order, and each is tested until the page is full.
 * @param list compiled in the form `row`
 */
export function scannedPage(
  dialect: DialectCapabilities,
  { table }: EntryTable,
  { locale, order, where }: CompiledList,
  page: ScanRequest,
) {
  const { window } = page;
  const scan = dialect.listing.scan({ table, part: locale, order: order.forward, window, where });
  return sql`${scan} limit ${page.pageSize} offset ${startOf(page)}`;
}

/**
 * Returns the same clauses for a scan of the index of the order that skips ids outside the sets without reading their
 * rows.
 */
export function idScannedPage(table: EntryTable, list: CompiledList, page: PageRequest) {
  const name = sql.id(table.table);
  const id = sql.id(table.table, 'id');
  const isInSets = list.sets.map((ids) => sql`walk.walked in (${ids})`);
  return sql`from (select ${id} as walked from ${name} ${list.locale ? sql`where ${list.locale}` : sql``}
      order by ${list.order.forward} limit ${Number.MAX_SAFE_INTEGER}) as walk
    cross join ${name} on ${id} = walk.walked where ${sql.join([...isInSets, list.rest], sql` and `)}
    limit ${page.pageSize} offset ${startOf(page)}`;
}

/** Returns a select of the number of matches that a scan finds, up to the number that the page needs. */
export function countScanned(
  dialect: DialectCapabilities,
  { table }: EntryTable,
  { locale, order, where }: CompiledList,
  page: ScanRequest,
) {
  const { window } = page;
  const scan = dialect.listing.scan({ table, part: locale, order: order.forward, window, where });
  return sql`select count(*) as total from (select 1 ${scan} limit ${endOf(page)}) as met`;
}

/** Returns a select of the number of entries, up to a limit. */
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
    return sql`select distinct ${dialect.listing.unindexed(sql.ref('found.id'))} as id from (${ids}) as found`;
  }
}
