import { sql } from 'kysely';
import { DatabaseError } from '../../../database/database-error.ts';
import type { Connection } from '../../operations/operation-context.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryDraft } from '../draft/entry-draft.ts';
import { invalidEntry, validationDetail } from './invalid-entry.ts';
import { columnInput } from '../draft/scalar-input.ts';

const message = 'This attribute must be unique';

/** The entry that is written, for comparison with the others. */
export interface UniqueSubject {
  /** Null for a new entry. */
  readonly id: number | null;
  readonly document: string;
  readonly locale: string | null;
}

/**
 * Refuses values of unique attributes that another entry has. A localized attribute is unique within its
 * locale. One that all locales share is unique everywhere, but an existing entry's translations carry the
 * same value by right.
 */
export async function checkUnique(
  kysely: Connection,
  storage: ContentStorage,
  table: EntryTable,
  draft: EntryDraft,
  subject: UniqueSubject,
): Promise<void> {
  const { dialect } = storage.database;
  const errors = [];
  for (const { field, value } of draft.scalars) {
    const { definition, attribute, column, kind } = field;
    if ((definition.unique !== true && definition.type !== 'uid') || value === null || value === '') continue;
    const perLocale = definition.pluginOptions?.['i18n']?.['localized'] === true;
    const others = [
      sql`${sql.id(column)} = ${dialect.bound(columnInput(kind, value), kind)}`,
      ...(subject.id === null ? [] : [sql`id <> ${subject.id}`]),
      ...(table.localized && perLocale ? [sql`locale = ${subject.locale}`] : []),
      ...(table.localized && !perLocale && subject.id !== null ? [sql`document <> ${subject.document}`] : []),
    ];
    const { rows } = await sql`select 1 from ${sql.id(table.table)}
      where ${sql.join(others, sql` and `)} limit 1`.execute(kysely);
    if (rows.length > 0) errors.push(validationDetail([attribute], message));
  }
  if (errors.length > 0) throw invalidEntry(errors);
}

/** Names the attribute when two writers took the same value at the same moment. */
export function explainUnique(table: EntryTable, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.kind !== 'unique') return error;
  const taken = table.scalars.filter((field) => error.columns.includes(field.column));
  if (taken.length === 0) return error;
  return invalidEntry(taken.map((field) => validationDetail([field.attribute], message)));
}
