import { sql, type Kysely } from 'kysely';
import { rowsOf, type DynamicTables } from '../../database/database.ts';
import { type ContentPermissions, allowedFields } from '../permissions/content-permissions.ts';
import { grantsOnEntries } from '../permissions/entry-grants.ts';
import { permittedRows } from '../permissions/permitted-rows.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { RelationEnd } from '../storage/relation-end.ts';
import {
  entryColumns,
  type EntryRow,
  presentIdentity,
  presentScalars,
  type PresentedEntry,
} from './entry-row.ts';
import { statement, StatementCache, type Statement } from './statement.ts';

/** The storage, connection and permissions for reading linked entries. */
export interface Reader {
  readonly storage: ContentStorage;
  readonly kysely: Kysely<DynamicTables>;
  readonly permissions: ContentPermissions;
}

/** A link, seen from the end that is read. */
export interface OrderedLink {
  readonly own_id: number;
  readonly other_uid: string;
  readonly other_id: number;
}

/** Returns entries by id with their readable scalars; entries that may not be read have only their id. */
export async function linkedEntries(
  reader: Reader,
  uid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PresentedEntry>> {
  if (ids.length === 0) return new Map();
  const { storage, kysely, permissions } = reader;
  const { dialect } = storage.database;
  const table = storage.tables.get(uid);
  if (!table) return linkedRows(reader, uid, ids);
  const grants = permissions.grants('read', table.contentType);
  const permitted = permittedRows(table, grants, table.table);
  const select = sql`select ${entryColumns(dialect, table, 'scalars')},
      ${permitted === null ? sql`1` : sql`(case when ${permitted} then 1 else 0 end)`} as is_permitted
    from ${sql.id(table.table)} where ${dialect.inList(sql.id(table.table, 'id'), ids)}`;
  const rows = await rowsOf<EntryRow & { readonly is_permitted: number }>(kysely, select.compile(kysely));
  const readable = rows.filter((row) => row.is_permitted === 1).map((row) => row.id);
  const grantsOn = await grantsOnEntries(kysely, table, grants, readable);
  return new Map(
    rows.map((row) => [
      row.id,
      row.is_permitted === 1
        ? presentScalars(table, row, allowedFields(grantsOn(row.id)))
        : presentIdentity(table, row),
    ]),
  );
}

const linkedRowStatements = new StatementCache<ContentStorage>();

/** Returns rows of a table that is no content type; those of an unknown type have only their id. */
async function linkedRows(
  { storage, kysely }: Reader,
  uid: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, PresentedEntry>> {
  const target = storage.linkTables.get(uid);
  if (target === undefined) return new Map(ids.map((id) => [id, { id }]));
  const { database } = storage;
  const select = linkedRowStatements.get(storage, [uid], () => {
    const columns = Object.entries(target.columns).map(
      ([name, { column }]) => sql`${sql.id(column)} as ${sql.id(name)}`,
    );
    return statement(
      database,
      sql`select id, ${sql.join(columns)} from ${sql.id(target.table)}
        where ${database.dialect.inList(sql.ref('id'), [])}`,
    );
  });
  const query = select(database.dialect.listParameter(ids));
  const rows = await rowsOf<PresentedEntry & { readonly id: number }>(kysely, query);
  return new Map(rows.map((row) => [row.id, { ...row }]));
}

/**
 * Returns the links of one end for several entries or instances, in the order of that end.
 * @param limit the maximum number of links. @default all
 */
export async function orderedLinks(
  { kysely, storage }: Pick<Reader, 'kysely' | 'storage'>,
  end: RelationEnd,
  ownIds: readonly number[],
  limit?: number,
): Promise<readonly OrderedLink[]> {
  const { dialect } = storage.database;
  const upToLimit = limit === undefined ? sql`` : sql`limit ${limit}`;
  const query =
    end.direction === 'outgoing'
      ? sql<OrderedLink>`select source_id as own_id, target_uid as other_uid, target_id as other_id from links
          where source_uid = ${end.sourceUid} and ${dialect.inList(sql.ref('source_id'), ownIds)} and field = ${end.field}
          order by position, id ${upToLimit}`
      : sql<OrderedLink>`select target_id as own_id, source_uid as other_uid, source_id as other_id from links
          where target_uid = ${end.ownUid} and ${dialect.inList(sql.ref('target_id'), ownIds)}
          and source_uid = ${end.sourceUid} and field = ${end.field}
          order by coalesce(inverse_position, id), id ${upToLimit}`;
  const { rows } = await query.execute(kysely);
  return rows;
}

const statements = new WeakMap<EntryTable, Statement>();

/** Returns the ids of all locales of the rows, by document. */
export async function localeIds(
  reader: Pick<Reader, 'storage' | 'kysely'>,
  table: EntryTable,
  rows: readonly EntryRow[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const list = reader.storage.database.dialect.listParameter(rows.map((row) => row.document));
  const found = await rowsOf<{ readonly id: number; readonly document: string }>(
    reader.kysely,
    prepared(reader.storage, table)(list),
  );
  const byDocument = new Map<string, number[]>();
  for (const { id, document } of found) {
    byDocument.set(document, [...(byDocument.get(document) ?? []), id]);
  }
  return byDocument;
}

/** Returns the other locales of each row, with their readable scalars. */
export async function localizationsOf(
  reader: Reader,
  table: EntryTable,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => readonly PresentedEntry[]> {
  if (!table.localized || rows.length === 0) return () => [];
  const byDocument = await localeIds(reader, table, rows);
  const translated = [...byDocument.values()].filter((ids) => ids.length > 1).flat();
  const presented = await linkedEntries(reader, table.uid, translated);
  return (row) =>
    (byDocument.get(row.document) ?? [])
      .filter((id) => id !== row.id)
      .map((id) => presented.get(id))
      .filter((entry) => entry !== undefined);
}

function prepared(storage: ContentStorage, table: EntryTable): Statement {
  const known = statements.get(table);
  if (known) return known;
  const { database } = storage;
  const made = statement(
    database,
    sql`select id, document from ${sql.id(table.table)}
      where ${database.dialect.inList(sql.ref('document'), [], 'text')} order by id`,
  );
  statements.set(table, made);
  return made;
}
