import { isScalar, type Attribute, type ContentType } from '@admin/content-model';
import { sql, type Kysely } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import { type ColumnKind, type DialectCapabilities, keyColumn, wordsColumn } from '../../database/dialect.ts';
import { StartError } from '../../errors/start-error.ts';
import { columnKinds } from '../storage/columns.ts';
import { isDerivedFrom } from '../storage/derived-values.ts';
import { fieldIdOf } from '../storage/relation-end.ts';
import { columnName, saveField, type FieldRow } from './registry-rows.ts';

/** The transaction in which tables are synchronized. */
export interface SchemaConnection {
  readonly kysely: Kysely<DynamicTables>;
  readonly dialect: DialectCapabilities;
}

/** Changes of a column's kind that keep every value. */
const widenings: Partial<Record<ColumnKind, readonly ColumnKind[]>> = {
  integer: ['biginteger', 'real', 'decimal'],
  real: ['decimal'],
};

/** Returns the column kind of an attribute; null if it is stored in links. */
export function columnKindOf(definition: Attribute): ColumnKind | null {
  if (isScalar(definition)) return columnKinds[definition.type];
  return definition.type === 'component' || definition.type === 'dynamiczone' ? 'json' : null;
}

/**
 * Gives every attribute of a content type its column: the one recorded for its field id, or a new one.
 * @throws StartError if a changed attribute type would lose stored values
 */
export async function syncFields(
  { kysely: db, dialect }: SchemaConnection,
  contentType: ContentType,
  table: string,
  known: ReadonlyMap<string, FieldRow>,
): Promise<Map<string, string>> {
  const present = await dialect.columnsOf(table).execute(db);
  const columns = new Set(present.rows.map(({ name }) => name));
  const taken = new Set([...columns, ...[...known.values()].map((row) => row.column_name)]);
  const result = new Map<string, string>();
  for (const [attribute, definition] of Object.entries(contentType.attributes)) {
    const kind = columnKindOf(definition);
    if (kind === null) continue;
    const fieldId = fieldIdOf(attribute, definition);
    const before = known.get(fieldId);
    const existing = before
      ? await existingColumn({ db, dialect, contentType, table, attribute, definition, before })
      : null;
    const column = existing ?? columnName(attribute, taken);
    taken.add(column);
    if (!columns.has(column)) {
      await sql`alter table ${sql.id(table)} add column ${sql.id(column)} ${dialect.columnType(kind)}`.execute(
        db,
      );
    }
    if (isScalar(definition) && isDerivedFrom({ definition })) {
      await addDerivedColumns({ kysely: db, dialect }, table, column, columns);
    }
    const row: FieldRow = {
      uid: contentType.uid,
      field_id: fieldId,
      column_name: column,
      type: definition.type,
      attribute,
    };
    if (before?.column_name !== column || before.type !== row.type || before.attribute !== attribute) {
      await saveField(db, row);
    }
    result.set(attribute, column);
  }
  return result;
}

/** Adds the sort key and search columns of a text; they are filled after the synchronization. */
async function addDerivedColumns(
  { kysely, dialect }: SchemaConnection,
  table: string,
  column: string,
  present: ReadonlySet<string>,
): Promise<void> {
  const types = [
    [keyColumn(column), dialect.keyType],
    [wordsColumn(column), dialect.columnType('text')],
  ] as const;
  for (const [name, type] of types) {
    if (present.has(name)) continue;
    await sql`alter table ${sql.id(table)} add column ${sql.id(name)} ${type}`.execute(kysely);
  }
}

async function existingColumn(field: {
  readonly db: Kysely<DynamicTables>;
  readonly dialect: DialectCapabilities;
  readonly contentType: ContentType;
  readonly table: string;
  readonly attribute: string;
  readonly definition: Attribute;
  readonly before: FieldRow;
}): Promise<string | null> {
  const { db, dialect, contentType, table, attribute, definition, before } = field;
  if (!changesMeaning(before.type, definition.type)) return before.column_name;
  const from = kindOfType(before.type);
  const to = columnKindOf(definition);
  if (from !== null && to !== null && widenings[from]?.includes(to) === true) {
    await dialect.changeColumnType(table, before.column_name, to)?.execute(db);
    return before.column_name;
  }
  const { rows } = await sql`select 1 from ${sql.id(table)}
    where ${sql.id(before.column_name)} is not null limit 1`.execute(db);
  if (rows.length === 0) return null;
  throw new StartError(
    'SCHEMA_CHANGE_LOSES_DATA',
    `The attribute ${attribute} of ${contentType.uid} was of type ${before.type} and is now of type ${definition.type}, which would lose its stored values: give it a separate fieldId to start with empty values, or change the type back.`,
  );
}

/** Returns whether stored values change their meaning; all text types, and both nested types, are stored alike. */
function changesMeaning(before: string, after: string): boolean {
  if (before === after) return false;
  if (before === 'password' || after === 'password') return true;
  const from = kindOfType(before);
  return from === 'json' || from !== kindOfType(after);
}

function kindOfType(type: string): ColumnKind | null {
  return (columnKinds as Readonly<Record<string, ColumnKind>>)[type] ?? 'json';
}
