import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { Grant } from '../../permissions/content-permissions.ts';
import { permittedRows, permitsLocale } from '../../permissions/permitted-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryRow } from '../../read/entry-row.ts';

/** A table that is looked through, what the actor may read of it, and the text that names its rows. */
export interface ReadableTable {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  /** Text, null where the actor may not read it. */
  readonly title: RawBuilder<unknown>;
}

/** The system columns of an entry that was changed lately. */
export type ChangedRow = EntryRow & { readonly uid: string; readonly title: string | null };

/** Which rows of these tables are asked for. */
interface Asked {
  /** Codes of the locales that there are: each is read from an index of its own. */
  readonly locales: readonly string[];
  /** What else must be true of a row. */
  readonly condition: RawBuilder<boolean> | null;
  /** Rows at most. */
  readonly limit: number;
}

/** Databases limit how many selects a union may have. */
const selectsAtOnce = 50;

const columns = [
  'id',
  'document',
  'locale',
  'version',
  'published_at',
  'created_at',
  'updated_at',
  'created_by_id',
  'updated_by_id',
];

/** The first rows of one table, or of one locale of it: read off the index on the time of the last change. */
function firstRows(
  storage: ContentStorage,
  { table, grants, title }: ReadableTable,
  locale: string | null,
  { condition, limit }: Omit<Asked, 'locales'>,
): RawBuilder<unknown> {
  const within = locale === null ? grants : grants.filter((grant) => permitsLocale(table, grant, locale));
  const parts = [
    locale === null ? null : sql`locale = ${locale}`,
    permittedRows(table, within, table.table),
    condition,
  ].filter((part) => part !== null);
  const where = parts.length === 0 ? sql`` : sql`where ${sql.join(parts, sql` and `)}`;
  const { dialect } = storage.database;
  return sql`select * from (
    select cast(${table.uid} as text) as uid, ${title} as title, ${sql.join(columns.map((name) => sql.id(name)))}
    from ${sql.id(table.table)} ${where}
    order by ${dialect.ordered(sql.id('updated_at'), 'desc')}, id desc limit ${limit}) as first_rows`;
}

function byTime(a: ChangedRow, b: ChangedRow): number {
  return b.updated_at.localeCompare(a.updated_at) || b.id - a.id || a.uid.localeCompare(b.uid);
}

/** The rows that were changed last, over all tables, newest first. */
export async function changedRows(
  storage: ContentStorage,
  tables: readonly ReadableTable[],
  { locales, ...asked }: Asked,
): Promise<readonly ChangedRow[]> {
  const selects = tables.flatMap((readable) => {
    if (!readable.table.localized) return [firstRows(storage, readable, null, asked)];
    return locales
      .filter((locale) => readable.grants.some((grant) => permitsLocale(readable.table, grant, locale)))
      .map((locale) => firstRows(storage, readable, locale, asked));
  });
  const statements: Promise<ChangedRow[]>[] = [];
  for (let start = 0; start < selects.length; start += selectsAtOnce) {
    const union = sql.join(selects.slice(start, start + selectsAtOnce), sql` union all `);
    const query = sql`${union} order by updated_at desc, id desc limit ${asked.limit}`;
    statements.push(rowsOf<ChangedRow>(storage.database.kysely, query.compile(storage.database.kysely)));
  }
  const rows = (await Promise.all(statements)).flat();
  return rows.toSorted(byTime).slice(0, asked.limit);
}
