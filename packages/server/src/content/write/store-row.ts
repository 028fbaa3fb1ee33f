import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { entryColumns, type EntryRow } from '../read/entry-row.ts';
import { readRows } from '../read/read-rows.ts';
import { statement, StatementCache } from '../read/statement.ts';
import { notFound, type ContentStorage } from '../storage/content-storage.ts';
import { derivedColumns, derivedValues, isDerivedFrom, sortLocaleOf } from '../storage/derived-values.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { storedInstance, type EntryChanges, type NestedChange } from './changes/entry-change.ts';
import { columnInput } from './changes/scalar-input.ts';
import type { EntryWrite } from './entry-write.ts';

/** The system columns of a new entry. */
export interface NewEntry {
  readonly document: string;
  readonly locale: string | null;
  readonly publishedAt: string | null;
  readonly at: string;
  readonly actorId: number | null;
}

/** A column and its new value. */
interface ColumnValue {
  readonly column: string;
  readonly value: unknown;
}

/** The parts of a written row that a statement can return, so that it is not read again. */
interface Returned {
  readonly id: { readonly id: number };
  readonly row: EntryRow;
}

const statements = new StatementCache<EntryTable>();

const newColumns = [
  'document',
  'locale',
  'published_at',
  'created_at',
  'updated_at',
  'created_by_id',
  'updated_by_id',
];

/** Inserts the row of an entry, without its components; returns the requested part of it. */
export async function insertRow<Part extends keyof Returned>(
  { kysely, storage, table }: EntryWrite,
  entry: NewEntry,
  changes: EntryChanges,
  returned: Part,
): Promise<Returned[Part]> {
  const { dialect } = storage.database;
  const values = new Map(changes.scalars.map(({ field, value }) => [field, value]));
  const locale = sortLocaleOf(storage, table, entry.locale);
  const texts = table.scalars.filter(isDerivedFrom);
  const names = [
    ...newColumns,
    ...table.scalars.map((field) => field.column),
    ...derivedColumns(table.scalars),
  ];
  const insert = statements.get(table, ['insert', returned], () =>
    statement(
      storage.database,
      sql`insert into ${sql.id(table.table)} (${sql.join(names.map((name) => sql.id(name)))})
        values (${sql.join(names.map(() => sql`${null}`))}) returning ${columnsOf(storage, table, returned)}`,
    ),
  );
  const query = insert(
    entry.document,
    entry.locale,
    entry.publishedAt,
    entry.at,
    entry.at,
    entry.actorId,
    entry.actorId,
    ...table.scalars.map((field) => dialect.bound(columnInput(field.kind, values.get(field)), field.kind)),
    ...texts.flatMap((field) =>
      derivedValues(table, field, values.get(field), locale).map(({ value }) => value),
    ),
  );
  const [row] = await rowsOf<Returned[Part]>(kysely, query);
  if (!row) throw new Error('The new entry has no id');
  return row;
}

/** Adds the components to a newly inserted row, when their ids are known. */
export async function completeRow<Part extends keyof Returned>(
  write: EntryWrite,
  id: number,
  nested: readonly NestedChange[],
  returned: Part,
): Promise<Returned[Part]> {
  return setColumns(write, id, { columns: nested.map(nestedValue), returned, isChange: false });
}

/** Changes a row, its version, and its editor and time; returns the changed row. Absent columns stay unchanged. */
export async function changeRow(
  write: EntryWrite,
  { id, locale }: Pick<EntryRow, 'id' | 'locale'>,
  changes: EntryChanges,
  { publishedAt }: { readonly publishedAt?: string | null },
): Promise<EntryRow> {
  const { storage, table } = write;
  const { dialect } = storage.database;
  const editor = write.permissions?.actorId ?? null;
  const columns: readonly ColumnValue[] = [
    { column: 'updated_at', value: write.at },
    ...(editor === null ? [] : [{ column: 'updated_by_id', value: editor }]),
    ...(publishedAt === undefined ? [] : [{ column: 'published_at', value: publishedAt }]),
    ...changes.scalars.map(({ field: { column, kind }, value }) => {
      return { column, value: dialect.bound(columnInput(kind, value), kind) };
    }),
    ...changes.scalars
      .filter(({ field }) => isDerivedFrom(field))
      .flatMap(({ field, value }) =>
        derivedValues(table, field, value, sortLocaleOf(storage, table, locale)),
      ),
    ...changes.nested.map(nestedValue),
  ];
  return setColumns(write, id, { columns, returned: 'row', isChange: true });
}

/** Publishes or unpublishes entries, with a new version of each, in one statement. */
export async function changePublication(
  { kysely, storage, table, permissions, at, recorder }: EntryWrite,
  ids: readonly number[],
  publishedAt: string | null,
): Promise<void> {
  if (recorder) {
    for (const before of await readRows(storage, kysely, table, ids)) {
      recorder.add({ before, after: { ...before, published_at: publishedAt } });
    }
    await recorder.flushFull();
  }
  const editor = permissions?.actorId ?? null;
  const columns = [
    sql`version = version + 1`,
    sql`updated_at = ${at}`,
    sql`published_at = ${publishedAt}`,
    ...(editor === null ? [] : [sql`updated_by_id = ${editor}`]),
  ];
  await sql`update ${sql.id(table.table)} set ${sql.join(columns)}
    where ${storage.database.dialect.inList(sql.ref('id'), ids)}`.execute(kysely);
}

/** The columns to set, whether that counts as a change of the entry, and the part of the row to return. */
interface RowUpdate<Part> {
  readonly columns: readonly ColumnValue[];
  readonly isChange: boolean;
  readonly returned: Part;
}

async function setColumns<Part extends keyof Returned>(
  { kysely, storage, table }: EntryWrite,
  id: number,
  { columns, isChange, returned }: RowUpdate<Part>,
): Promise<Returned[Part]> {
  const names = columns.map(({ column }) => column);
  const update = statements.get(table, ['update', returned, isChange, ...names], () =>
    statement(
      storage.database,
      sql`update ${sql.id(table.table)} set ${sql.join([
        ...(isChange ? [sql`version = version + 1`] : []),
        ...names.map((name) => sql`${sql.id(name)} = ${null}`),
      ])} where id = ${0} returning ${columnsOf(storage, table, returned)}`,
    ),
  );
  const [row] = await rowsOf<Returned[Part]>(kysely, update(...columns.map(({ value }) => value), id));
  if (!row) throw notFound();
  return row;
}

function nestedValue({ field, instances }: NestedChange): ColumnValue {
  const value = instances.length === 0 ? null : JSON.stringify(instances.map(storedInstance));
  return { column: field.column, value };
}

function columnsOf({ database }: ContentStorage, table: EntryTable, returned: keyof Returned) {
  return returned === 'id' ? sql.id('id') : entryColumns(database.dialect, table, 'everything');
}

/**
 * Returns a new id that the translations of one entry share. Later ids sort later, so that an index of them grows at
 * its end.
 */
export function newDocumentId(now: number): string {
  return `${now.toString(36).padStart(9, '0')}${randomBytes(10).toString('hex')}`;
}
