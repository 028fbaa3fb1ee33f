import { sql, type RawBuilder } from 'kysely';
import type { DialectCapabilities } from '../../database/dialect.ts';
import { parseTime } from '../storage/time-values.ts';
import type { EntryTable, ScalarColumn } from '../storage/entry-table.ts';
import type { StoredComponent } from '../storage/component-shape.ts';

/** A row of a content table: the system columns beside one column per attribute. */
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
 * The columns of an entry to select: never a password. Scalars only, or with the nested JSON.
 * @param without columns that are not read
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

/** The value of a scalar attribute as the API shows it. */
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

/** The instances in a component's or zone's column; an empty list when there is nothing. */
export function storedComponents(stored: unknown): readonly StoredComponent[] {
  if (typeof stored !== 'string') return [];
  return JSON.parse(stored) as readonly StoredComponent[];
}
