import type { ContentType, Creator } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import type { ContentPermissions, Grant } from '../permissions/content-permissions.ts';
import { permittedRows, permitsLocale } from '../permissions/permitted-rows.ts';
import { creatorsOf } from '../read/read-rows.ts';
import type { EntryRow } from '../read/entry-row.ts';
import { tableOf, type ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { entryTitle } from './entry-title.ts';
import type { OperationContext } from './operation-context.ts';

type ChangedContext = Pick<OperationContext, 'storage' | 'locales' | 'configurations'>;

/** The actor whose changes are listed, and their number. */
export interface LastChangedCall {
  readonly permissions: ContentPermissions;
  /** The maximum number of entries. */
  readonly limit: number;
  /** Lists only drafts that the actor changed last. @default false */
  readonly ownDrafts?: boolean;
}

/** A recently changed entry, with its title and location. */
export interface ChangedEntry {
  readonly contentType: ContentType;
  readonly id: number;
  /** The main field of the type as text; null if it is empty or may not be read. */
  readonly title: string | null;
  /** Null for types without locales. */
  readonly locale: string | null;
  /** Null for types without drafts. */
  readonly status: 'draft' | 'published' | null;
  readonly updatedAt: string;
  /** Null if the system or a deleted user changed it. */
  readonly updatedBy: Creator | null;
}

async function readableTables(
  context: ChangedContext,
  { permissions, ownDrafts = false }: LastChangedCall,
): Promise<readonly ReadableTable[]> {
  const tables = [...context.storage.tables.values()].map(async (table) => {
    const grants = permissions.grants('read', table.contentType);
    if (grants.length === 0 || (ownDrafts && !table.draftAndPublish)) return [];
    return [{ table, grants, title: await entryTitle(context, permissions, { table, grants }) }];
  });
  return (await Promise.all(tables)).flat();
}

function statusOf(table: EntryTable, row: ChangedRow): ChangedEntry['status'] {
  if (!table.draftAndPublish) return null;
  return row.published_at === null ? 'draft' : 'published';
}

async function present(
  { storage }: ChangedContext,
  rows: readonly ChangedRow[],
): Promise<readonly ChangedEntry[]> {
  const editors = await creatorsOf(storage, storage.database.kysely, rows);
  return rows.map((row) => {
    const table = tableOf(storage, row.uid);
    return {
      contentType: table.contentType,
      id: row.id,
      title: row.title,
      locale: row.locale,
      status: statusOf(table, row),
      updatedAt: row.updated_at,
      updatedBy: row.updated_by_id === null ? null : (editors.get(row.updated_by_id) ?? null),
    };
  });
}

/**
 * Returns the last changed entries of all content that the actor may read, newest first. The work does not grow with
 * the number of entries as long as the actor may read most of them.
 */
export async function findLastChanged(
  context: ChangedContext,
  call: LastChangedCall,
): Promise<readonly ChangedEntry[]> {
  const { limit, ownDrafts = false } = call;
  const { actorId } = call.permissions;
  if (ownDrafts && actorId === null) return [];
  const [tables, locales] = await Promise.all([readableTables(context, call), context.locales.codes()]);
  const condition = ownDrafts ? sql<boolean>`(published_at is null and updated_by_id = ${actorId})` : null;
  return present(context, await changedRows(context.storage, tables, { locales, condition, limit }));
}

/** A table to read, the grants of the actor, and the text that names its rows. */
export interface ReadableTable {
  readonly table: EntryTable;
  readonly grants: readonly Grant[];
  /** The title as text, null if the actor may not read it. */
  readonly title: RawBuilder<unknown>;
}

/** The system columns of a recently changed entry. */
export type ChangedRow = EntryRow & { readonly uid: string; readonly title: string | null };

/** The requested rows of these tables. */
interface ChangedRowsRequest {
  /** Codes of the existing locales, each of which is read from a separate index range. */
  readonly locales: readonly string[];
  /** An additional condition on the rows. */
  readonly condition: RawBuilder<boolean> | null;
  /** The maximum number of rows. */
  readonly limit: number;
}

/** Databases limit the number of selects in a union. */
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

/** Selects the last changed rows of one table, or of one locale of it, from the index on the time of change. */
function firstRows(
  storage: ContentStorage,
  { table, grants, title }: ReadableTable,
  locale: string | null,
  { condition, limit }: Omit<ChangedRowsRequest, 'locales'>,
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

/** Returns the last changed rows of all tables, newest first. */
export async function changedRows(
  storage: ContentStorage,
  tables: readonly ReadableTable[],
  { locales, ...request }: ChangedRowsRequest,
): Promise<readonly ChangedRow[]> {
  const selects = tables.flatMap((readable) => {
    if (!readable.table.localized) return [firstRows(storage, readable, null, request)];
    return locales
      .filter((locale) => readable.grants.some((grant) => permitsLocale(readable.table, grant, locale)))
      .map((locale) => firstRows(storage, readable, locale, request));
  });
  const statements: Promise<ChangedRow[]>[] = [];
  for (let start = 0; start < selects.length; start += selectsAtOnce) {
    const union = sql.join(selects.slice(start, start + selectsAtOnce), sql` union all `);
    const query = sql`${union} order by updated_at desc, id desc limit ${request.limit}`;
    statements.push(rowsOf<ChangedRow>(storage.database.kysely, query.compile(storage.database.kysely)));
  }
  const rows = (await Promise.all(statements)).flat();
  return rows.toSorted(byTime).slice(0, request.limit);
}
