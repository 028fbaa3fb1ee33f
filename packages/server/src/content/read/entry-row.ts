import type { FieldSet } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import type { StoredComponent } from '../storage/component-shape.ts';
import type { EntryTable, ScalarColumn } from '../storage/entry-table.ts';
import { parseTime } from '../storage/columns.ts';

/** A row of a content table: the system columns and one column per attribute. */
export interface EntryRow {
  readonly id: number;
  readonly document: string;
  readonly locale: string | null;
  readonly version: number;
  readonly published_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly created_by_id: number | null;
  readonly updated_by_id: number | null;
  readonly [column: string]: unknown;
}

const system = [
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

/**
 * Returns the columns of an entry to select, without passwords: scalars only, or the nested JSON too.
 * @param without columns to omit
 */
export function entryColumns(
  dialect: DialectCapabilities,
  table: EntryTable,
  part: 'scalars' | 'everything',
  without: ReadonlySet<string> = new Set(),
): RawBuilder<unknown> {
  const scalars = table.scalars
    .filter(({ definition, column }) => definition.type !== 'password' && !without.has(column))
    .map(({ column, kind }) => {
      const reference = sql.id(table.table, column);
      return kind === 'biginteger'
        ? sql`${dialect.selected(reference, kind)} as ${sql.id(column)}`
        : reference;
    });
  const nested = (part === 'everything' ? table.nested : [])
    .filter(({ column }) => !without.has(column))
    .map(({ column }) => sql.id(table.table, column));
  return sql.join([...system.map((column) => sql.id(table.table, column)), ...scalars, ...nested]);
}

/** Returns the value of a scalar attribute as in API responses. */
export function scalarValue(row: EntryRow, field: ScalarColumn): unknown {
  const stored = row[field.column];
  if (stored === null || stored === undefined) return null;
  switch (field.kind) {
    case 'boolean':
      return Boolean(stored);
    case 'json':
      return typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored;
    case 'time':
      return typeof stored === 'string' ? (parseTime(stored) ?? stored) : stored;
    default:
      return stored;
  }
}

/** Returns the component instances of a column; an empty list for null. */
export function storedComponents(stored: unknown): readonly StoredComponent[] {
  if (typeof stored !== 'string') return [];
  return JSON.parse(stored) as readonly StoredComponent[];
}

/** An entry under construction, before it is returned as an `Entry`. */
export type PresentedEntry = Record<string, unknown>;

/** Returns the id, the readable scalars and the system fields of an entry, in the order of responses. */
export function presentScalars(table: EntryTable, row: EntryRow, fields: FieldSet): PresentedEntry {
  const entry: PresentedEntry = { id: row.id };
  for (const field of table.scalars) {
    if (field.definition.type === 'password' || !fields.allows(field.attribute)) continue;
    entry[field.attribute] = scalarValue(row, field);
  }
  entry['createdAt'] = row.created_at;
  entry['updatedAt'] = row.updated_at;
  if (table.draftAndPublish) entry['publishedAt'] = row.published_at;
  if (table.localized) entry['locale'] = row.locale;
  return entry;
}

/** Returns the visible part of an entry that may be linked but not read. */
export function presentIdentity(table: EntryTable, row: EntryRow): PresentedEntry {
  return {
    id: row.id,
    ...(table.draftAndPublish ? { publishedAt: row.published_at } : {}),
    ...(table.localized ? { locale: row.locale } : {}),
  };
}
