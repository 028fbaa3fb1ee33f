import { isLocalizedAttribute } from '@admin/content-model';
import { sql } from 'kysely';
import { DatabaseError } from '../../database/database-error.ts';
import { rowsOf } from '../../database/database.ts';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { statement, StatementCache } from '../read/statement.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { EntryChanges } from './changes/entry-change.ts';
import { columnInput } from './changes/scalar-input.ts';
import type { EntryWrite } from './entry-write.ts';
import { invalidEntry, validationDetail } from './rules/invalid-entry.ts';

const message = 'This attribute must be unique';

/** The written entry, for comparison with the others. */
export interface UniqueSubject {
  /** Null for a new entry. */
  readonly id: number | null;
  readonly document: string;
  readonly locale: string | null;
}

/** A value written to a unique attribute. */
type UniqueValue = EntryChanges['scalars'][number];

/** A condition that an entry with the same value meets. */
interface Condition {
  readonly column: string;
  readonly operator: '=' | '<>';
  readonly value: unknown;
}

const statements = new StatementCache<EntryTable>();

/**
 * Rejects values of unique attributes that another entry has, with one statement for all of them. A localized attribute
 * is unique within its locale. A shared one is unique across all entries, except the translations of the same entry.
 * @throws AppError ENTRY_INVALID (400)
 */
export async function checkUnique(
  { kysely, storage: { database }, table }: EntryWrite,
  changes: EntryChanges,
  subject: UniqueSubject,
): Promise<void> {
  const values = changes.scalars.filter(isUnique);
  if (values.length === 0) return;
  const taking = values.map((value) => conditions(database.dialect, table, value, subject));
  const variant = [subject.id === null, ...values.map(({ field }) => field.column)];
  const ask = statements.get(table, variant, () => {
    const questions = taking.map((all, index) => {
      const met = all.map(({ column, operator }) => sql`${sql.id(column)} ${sql.raw(operator)} ${null}`);
      return sql`exists (select 1 from ${sql.id(table.table)} where ${sql.join(met, sql` and `)})
        as ${sql.id(`taken${index}`)}`;
    });
    return statement(database, sql`select ${sql.join(questions)}`);
  });
  const parameters = taking.flat().map(({ value }) => value);
  const [taken] = await rowsOf<Readonly<Record<string, number | boolean>>>(kysely, ask(...parameters));
  const errors = values
    .filter((_value, index) => Boolean(taken?.[`taken${index}`]))
    .map(({ field }) => validationDetail([field.attribute], message));
  if (errors.length > 0) throw invalidEntry(errors);
}

function isUnique({ field: { definition }, value }: UniqueValue): boolean {
  return (definition.unique === true || definition.type === 'uid') && value !== null && value !== '';
}

function conditions(
  dialect: DialectCapabilities,
  { localized }: EntryTable,
  { field, value }: UniqueValue,
  { id, document, locale }: UniqueSubject,
): readonly Condition[] {
  const same = dialect.bound(columnInput(field.kind, value), field.kind);
  return [
    { column: field.column, operator: '=', value: same },
    ...(id === null ? [] : [{ column: 'id', operator: '<>', value: id } as const]),
    ...(localized && isLocalizedAttribute(field.definition)
      ? [{ column: 'locale', operator: '=', value: locale } as const]
      : []),
    ...(localized && !isLocalizedAttribute(field.definition) && id !== null
      ? [{ column: 'document', operator: '<>', value: document } as const]
      : []),
  ];
}

/** Converts a unique violation of two concurrent writers into an error that names the attribute. */
export function explainUnique(table: EntryTable, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || error.kind !== 'unique') return error;
  const taken = table.scalars.filter((field) => error.columns.includes(field.column));
  if (taken.length === 0) return error;
  return invalidEntry(taken.map((field) => validationDetail([field.attribute], message)));
}
