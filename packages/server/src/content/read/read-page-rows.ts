import type { Entry } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { rowsOf, type QueryRunner } from '../../database/database.ts';
import type { DialectCapabilities } from '../../database/dialect.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { entryColumns, type EntryRow } from './entry-row.ts';

/** Maximum bytes of a list page, and of a long value on a page that would exceed them. */
const budget = { page: 8_388_608, value: 4096 };

/** The rows of a page, and a function that removes the omitted attributes from an entry. */
export interface PageRows {
  readonly rows: readonly EntryRow[];
  /** The attributes whose values were too long for the page. */
  readonly omitted: ReadonlySet<string>;
  /** Returns the entry without the attributes whose values were too long for the page. */
  readonly withoutOmitted: (entry: Entry) => Entry;
}

/** The query of a page. */
interface PageQuery {
  /** The clauses after the columns: from, where, order and limit. */
  readonly page: RawBuilder<unknown>;
  /** Columns that are not read. @default none */
  readonly unread?: ReadonlySet<string>;
}

/** An attribute whose values can be long. */
interface LongColumn {
  readonly attribute: string;
  readonly column: string;
  readonly bytes: RawBuilder<number>;
}

/**
 * Reads the page of a query. Measures long values first: if they exceed the budget of the page together, they are
 * omitted like unreadable fields; the entry itself still has them.
 * @param runner finds the ids of the page and reads its rows
 */
export async function readPageRows(
  storage: ContentStorage,
  runner: QueryRunner,
  table: EntryTable,
  { page, unread = new Set() }: PageQuery,
): Promise<PageRows> {
  const { kysely, dialect } = storage.database;
  const long = longColumns(table, dialect).filter(({ column }) => !unread.has(column));
  const columns = entryColumns(dialect, table, 'everything', unread);
  const whole = (entry: Entry): Entry => entry;
  const id = sql.id(table.table, 'id');
  if (long.length === 0) {
    const rows = await rowsOf<EntryRow>(runner, sql`select ${columns} ${page}`.compile(kysely));
    return { rows, omitted: new Set(), withoutOmitted: whole };
  }
  // Selects ids only: PostgreSQL computes all other selected columns for every skipped row too.
  const found = await rowsOf<{ readonly id: number }>(runner, sql`select ${id} ${page}`.compile(kysely));
  const ids = found.map((row) => row.id);
  if (ids.length === 0) return { rows: [], omitted: new Set(), withoutOmitted: whole };
  const { rows, tooLong } = await readFitting(storage, table, { long, unread }, ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const omitted = new Set(long.filter(({ column }) => tooLong.has(column)).map(({ attribute }) => attribute));
  return {
    rows: ids.flatMap((one) => byId.get(one) ?? []),
    omitted,
    withoutOmitted:
      omitted.size === 0
        ? whole
        : (entry) =>
            Object.fromEntries(Object.entries(entry).filter(([name]) => !omitted.has(name))) as Entry,
  };
}

/** Reads rows by their ids, without the columns that are too long if all of them exceed the page budget. */
async function readFitting(
  { database: { kysely, dialect } }: ContentStorage,
  table: EntryTable,
  { long, unread }: { readonly long: readonly LongColumn[]; readonly unread: ReadonlySet<string> },
  ids: readonly number[],
): Promise<{ readonly rows: readonly EntryRow[]; readonly tooLong: ReadonlySet<string> }> {
  const from = sql`from ${sql.id(table.table)} where ${dialect.inList(sql.id(table.table, 'id'), ids)}`;
  const columns = (without: readonly string[] = []) =>
    entryColumns(dialect, table, 'everything', new Set([...unread, ...without]));
  const lengths = long.map(({ bytes }) => bytes);
  const together = sql`(select sum(${sql.join(lengths, sql` + `)}) ${from})`;
  const all = sql`select ${columns()} ${from} and ${together} <= ${budget.page}`;
  const rows = await rowsOf<EntryRow>(kysely, all.compile(kysely));
  if (rows.length > 0) return { rows, tooLong: new Set() };
  const maxima = long.map(({ column, bytes }) => sql`max(${bytes}) as ${sql.id(column)}`);
  const measure = sql`select ${sql.join(maxima)} ${from}`.compile(kysely);
  const [found = {}] = await rowsOf<Record<string, number | string>>(kysely, measure);
  const names = long.map(({ column }) => column);
  const tooLong = new Set(names.filter((column) => Number(found[column] ?? 0) > budget.value));
  const withoutLong = sql`select ${columns([...tooLong])} ${from}`.compile(kysely);
  return { rows: await rowsOf<EntryRow>(kysely, withoutLong), tooLong };
}

function longColumns(table: EntryTable, dialect: DialectCapabilities): readonly LongColumn[] {
  const scalars = table.scalars.filter(
    ({ definition, kind }) => (kind === 'text' || kind === 'json') && definition.type !== 'password',
  );
  return [...scalars, ...table.nested].map(({ attribute, column }) => ({
    attribute,
    column,
    bytes: sql<number>`coalesce(${dialect.byteLength(sql.id(table.table, column))}, 0)`,
  }));
}
