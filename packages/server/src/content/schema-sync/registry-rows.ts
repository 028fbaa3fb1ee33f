import { sql, type Kysely } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import { reservedColumns } from '../storage/entry-table.ts';

/** Shorter than PostgreSQL's limit of 63 bytes, with room for the prefixes of indexes. */
const maxNameLength = 40;

/** Returns the column of a new field: readable, lower case (SQLite ignores case) and not taken. */
export function columnName(attribute: string, taken: ReadonlySet<string>): string {
  return freeName(snakeCase(attribute), (name) => taken.has(name) || reservedColumns.includes(name));
}

/** Returns the table of a new content type; the prefix separates it from the server's own tables. */
export function tableName(collectionName: string, taken: ReadonlySet<string>): string {
  return freeName(`content_${snakeCase(collectionName)}`, (name) => taken.has(name));
}

function snakeCase(name: string): string {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').replaceAll(/[^A-Za-z0-9]+/g, '_');
  return words.toLowerCase().slice(0, maxNameLength);
}

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  let count = 2;
  while (isTaken(`${wanted}_${count}`)) count += 1;
  return `${wanted}_${count}`;
}

/** The table that stores a content type. */
export interface TableRow {
  readonly uid: string;
  readonly table_name: string;
  /** Columns of the search index as JSON; null without one. */
  readonly search_columns: string | null;
}

/** The column that stores a field, and its attribute type at the last synchronization. */
export interface FieldRow {
  readonly uid: string;
  readonly field_id: string;
  readonly column_name: string;
  readonly type: string;
  readonly attribute: string;
}

/** The tables and columns recorded by earlier starts. */
export interface RegistryRows {
  readonly tables: Map<string, TableRow>;
  /** By uid, then by field id. */
  readonly fields: Map<string, Map<string, FieldRow>>;
}

/** Reads the recorded tables and columns. */
export async function readRegistryRows(db: Kysely<DynamicTables>): Promise<RegistryRows> {
  const tables = await sql<TableRow>`select uid, table_name, search_columns from content_tables`.execute(db);
  const fields = await sql<FieldRow>`
    select uid, field_id, column_name, type, attribute from content_fields`.execute(db);
  const byUid = new Map<string, Map<string, FieldRow>>();
  for (const row of fields.rows) {
    const known = byUid.get(row.uid) ?? new Map<string, FieldRow>();
    known.set(row.field_id, row);
    byUid.set(row.uid, known);
  }
  return { tables: new Map(tables.rows.map((row) => [row.uid, row])), fields: byUid };
}

/** Records the column of a field. */
export async function saveField(db: Kysely<DynamicTables>, row: FieldRow): Promise<void> {
  await sql`insert into content_fields (uid, field_id, column_name, type, attribute)
    values (${row.uid}, ${row.field_id}, ${row.column_name}, ${row.type}, ${row.attribute})
    on conflict (uid, field_id) do update set
      column_name = excluded.column_name, type = excluded.type, attribute = excluded.attribute`.execute(db);
}

/** Records the table of a content type, and the columns of its search index. */
export async function saveTable(db: Kysely<DynamicTables>, row: TableRow): Promise<void> {
  await sql`insert into content_tables (uid, table_name, search_columns)
    values (${row.uid}, ${row.table_name}, ${row.search_columns})
    on conflict (uid) do update set search_columns = excluded.search_columns`.execute(db);
}
