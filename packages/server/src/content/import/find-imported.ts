import { sql } from 'kysely';
import { rowsOf } from '../../database/database.ts';
import { fileUid } from '../../database/migrations/content-tables.ts';
import type { OperationContext } from '../operations/operation-context.ts';
import { tableOf } from '../storage/content-storage.ts';

/** What an import looks for before it stores anything. */
export interface ImportedKeysCall {
  /** A content type, or `plugin::upload.file`. */
  readonly uid: string;
  /** The text attribute whose value tells one entry from another; `name` for files. */
  readonly attribute: string;
  readonly values: readonly string[];
  /** The locale of the entries; the default one when absent. */
  readonly locale?: string;
}

/**
 * Returns the ids of stored entries by the value of the attribute, so that an interrupted import can continue. Only
 * entries in one locale are read.
 */
export async function findImported(
  context: OperationContext,
  { uid, attribute, values, locale }: ImportedKeysCall,
): Promise<ReadonlyMap<string, number>> {
  if (values.length === 0) return new Map();
  const { database, locales, storage } = context;
  const place = uid === fileUid ? { table: 'files', column: attribute } : placeOf(storage, uid, attribute);
  const inLocale = storage.tables.get(uid)?.localized
    ? sql`and locale = ${locale ?? (await locales.defaultCode())}`
    : sql``;
  const column = sql.id(place.column);
  const query = sql`select id, ${column} as imported_key from ${sql.id(place.table)}
    where ${database.dialect.inList(column, values, 'text')} ${inLocale} order by id desc`;
  const rows = await rowsOf<{ readonly id: number; readonly imported_key: string }>(
    database.kysely,
    query.compile(database.kysely),
  );
  return new Map(rows.map((row) => [row.imported_key, row.id]));
}

function placeOf(
  storage: OperationContext['storage'],
  uid: string,
  attribute: string,
): { readonly table: string; readonly column: string } {
  const table = tableOf(storage, uid);
  const field = table.scalarsByName.get(attribute);
  if (field?.kind !== 'text') throw new Error(`${uid} has no text attribute "${attribute}"`);
  return { table: table.table, column: field.column };
}
