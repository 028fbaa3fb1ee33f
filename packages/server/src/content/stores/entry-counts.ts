import { sql, type Kysely } from 'kysely';
import { rowsOf, type Database, type DynamicTables } from '../../database/database.ts';
import type { DialectCapabilities } from '../../database/dialect.ts';

/** Rows above which they are merged, because adding them up takes longer than merging. */
const maxRows = 200;

/** Starts counting the entries of a table, the existing ones included. */
export async function followCounts(
  kysely: Kysely<DynamicTables>,
  { listing: { storedCounts } }: DialectCapabilities,
  table: string,
): Promise<void> {
  const { rows } = await sql`select 1 from entry_counts where table_name = ${table} limit 1`.execute(kysely);
  if (rows.length > 0) return;
  for (const statement of storedCounts.follow(table)) await sql.raw(statement).execute(kysely);
  await sql`insert into entry_counts (table_name, locale, count)
    select ${sql.lit(table)}, coalesce(locale, ''), count(*) from ${sql.id(table)} group by locale`.execute(
    kysely,
  );
  // A table without entries gets a count of 0 too.
  await sql`insert into entry_counts (table_name, locale, count) select ${sql.lit(table)}, '', 0
    where not exists (select 1 from entry_counts where table_name = ${table})`.execute(kysely);
}

/** Returns the number of entries of a table, or of one locale, from the stored counts. */
export async function countEntries(
  { kysely, dialect }: Database,
  table: string,
  locale: string | null,
): Promise<number> {
  const inLocale = locale === null ? sql`` : sql`and locale = ${locale}`;
  const query = sql`select coalesce(sum(count), 0) as total, count(*) as parts from entry_counts
    where table_name = ${table} ${inLocale}`.compile(kysely);
  const [row] = await rowsOf<{ readonly total: number | string; readonly parts: number | string }>(
    kysely,
    query,
  );
  const compact = Number(row?.parts ?? 0) > maxRows ? dialect.listing.storedCounts.compact(table) : null;
  // The next read merges the rows if this fails.
  if (compact !== null) void compact.execute(kysely).catch(() => undefined);
  return Number(row?.total ?? 0);
}
