import { freeUidNear, type UidAttribute } from '@admin/content-model';
import { sql } from 'kysely';
import { AppError } from '../../../errors/app-error.ts';
import { type ContentPermissions, allowedFields } from '../../permissions/content-permissions.ts';
import { grantsOnEntry } from '../../permissions/entry-grants.ts';
import { readRow } from '../../read/read-rows.ts';
import { forbidden } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { OperationContext } from '../operation-context.ts';

/** Ids are whole numbers of at most nine digits. */
const maxId = 999_999_999;

/** A uid attribute and the column of its values. */
export interface UidField {
  readonly name: string;
  readonly table: EntryTable;
  readonly definition: UidAttribute;
  readonly column: string;
}

/**
 * Finds the attribute.
 * @throws AppError (400) if it is no uid, FORBIDDEN (403) if the actor may neither write nor read it
 */
export function uidField(
  context: OperationContext,
  permissions: ContentPermissions,
  contentTypeUid: string,
  field: string,
): UidField {
  const table = context.storage.tables.get(contentTypeUid);
  if (!table) throw invalidUid('ContentType not found');
  const scalar = table.scalarsByName.get(field);
  if (scalar?.definition.type !== 'uid') throw invalidUid(`${field} must be a valid \`uid\` attribute`);
  requireAnyUse(permissions, table, field);
  return { name: field, table, definition: scalar.definition, column: scalar.column };
}

/** Checks that the actor may write or read a field. @throws AppError FORBIDDEN (403) */
export function requireAnyUse(permissions: ContentPermissions, table: EntryTable, path: string): void {
  const grants = (['create', 'update', 'read'] as const).flatMap((action) =>
    permissions.grants(action, table.contentType),
  );
  if (!allowedFields(grants).allows(path)) throw forbidden();
}

/**
 * Returns the id of the entry for which a uid is requested; null for a new one. Only for an entry whose uid the actor
 * may read or change, so that the response reveals no other.
 */
export async function ownEntryId(
  context: OperationContext,
  permissions: ContentPermissions,
  { table, name }: UidField,
  sent: unknown,
): Promise<number | null> {
  if (typeof sent !== 'number' || !Number.isInteger(sent) || sent < 1 || sent > maxId) return null;
  const { kysely } = context.database;
  const row = await readRow(context.storage, kysely, table, sent);
  if (!row) return null;
  const grants = (['read', 'update'] as const).flatMap((action) =>
    permissions.grants(action, table.contentType),
  );
  const matching = await grantsOnEntry(kysely, table, grants, row);
  return allowedFields(matching).allows(name) ? sent : null;
}

/**
 * Returns the text if it is free, otherwise the text with the first free number.
 * @param own the entry of the uid, whose current value counts as free
 */
export async function freeUid(
  context: OperationContext,
  field: UidField,
  text: string,
  own: number | null = null,
): Promise<string> {
  const { kysely, dialect } = context.database;
  const column = sql.id(field.column);
  const { rows } = await sql<{
    id: number;
    taken: string;
  }>`select id, ${column} as taken from ${sql.id(field.table.table)}
    where ${column} = ${text} or ${dialect.matches(column, `${text}-`, 'start', 'exact')}`.execute(kysely);
  const taken = new Set(rows.filter(({ id }) => id !== own).map((row) => row.taken));
  return freeUidNear(text, taken);
}

/** Returns the error for an invalid request of a uid. */
export function invalidUid(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'UID_INVALID', message });
}
