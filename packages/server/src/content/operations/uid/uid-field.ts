import type { UidAttribute } from '@admin/content-model';
import { sql } from 'kysely';
import { AppError } from '../../../errors/app-error.ts';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { allowedFields } from '../../permissions/allowed-fields.ts';
import { forbidden } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { OperationContext } from '../operation-context.ts';

/** A uid attribute and the column of its values. */
export interface UidField {
  readonly table: EntryTable;
  readonly definition: UidAttribute;
  readonly column: string;
}

/** Finds the attribute; throws 400 when it is no uid, 403 when the actor may neither write nor read it. */
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
  const grants = (['create', 'update', 'read'] as const).flatMap((action) =>
    permissions.grants(action, table.contentType),
  );
  if (!allowedFields(grants).allows(field)) throw forbidden();
  return { table, definition: scalar.definition, column: scalar.column };
}

/** The text itself while it is free, otherwise with the first free number behind it. */
export async function freeUid(context: OperationContext, field: UidField, text: string): Promise<string> {
  const { kysely, dialect } = context.database;
  const column = sql.id(field.column);
  const { rows } = await sql<{ taken: string }>`select ${column} as taken from ${sql.id(field.table.table)}
    where ${column} = ${text} or ${dialect.matches(column, `${text}-`, 'start', 'exact')}`.execute(kysely);
  const taken = new Set(rows.map((row) => row.taken));
  if (!taken.has(text)) return text;
  let number = 1;
  while (taken.has(`${text}-${number}`)) number += 1;
  return `${text}-${number}`;
}

/** The answer to a question about a uid that makes no sense. */
export function invalidUid(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'UID_INVALID', message });
}
