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
  await sql`insert into entry_counts (table_name, locale, count, published)
    select ${sql.lit(table)}, coalesce(locale, ''), count(*), count(published_at)
    from ${sql.id(table)} group by locale`.execute(kysely);
  // A table without entries gets a count of 0 too.
  await sql`insert into entry_counts (table_name, locale, count) select ${sql.lit(table)}, '', 0
    where not exists (select 1 from entry_counts where table_name = ${table})`.execute(kysely);
}

/** The stored numbers of entries of a table, or of one locale. */
export interface EntryCounts {
  readonly total: number;
  /** Without drafts. */
  readonly published: number;
}

/** Returns the numbers of entries of a table, or of one locale, from the stored counts. */
export async function countEntries(
  { kysely, dialect }: Database,
  table: string,
  locale: string | null,
): Promise<EntryCounts> {
  const inLocale = locale === null ? sql`` : sql`and locale = ${locale}`;
  const query = sql`select coalesce(sum(count), 0) as total, coalesce(sum(published), 0) as published,
    count(*) as parts from entry_counts where table_name = ${table} ${inLocale}`.compile(kysely);
  const [row] = await rowsOf<Readonly<Record<'total' | 'published' | 'parts', number | string>>>(
    kysely,
    query,
  );
  const compact = Number(row?.parts ?? 0) > maxRows ? dialect.listing.storedCounts.compact(table) : null;
  // The next read merges the rows if this fails.
  if (compact !== null) void compact.execute(kysely).catch(() => undefined);
  return { total: Number(row?.total ?? 0), published: Number(row?.published ?? 0) };
}
