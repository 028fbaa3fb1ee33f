import { filterLimits } from '@admin/content-model';
import { sql, type RawBuilder } from 'kysely';
import type { ColumnKind, DialectCapabilities } from '../../database/dialect.ts';
import { compileFilters } from './filters.ts';
import { invalidQuery } from './query-values.ts';
import type { Scope, ScopeField } from './scope/scope.ts';
import { compileSort } from './sort.ts';

/** A table that is no content type, with the columns that its lists may use. */
export interface PlainTable {
  readonly table: string;
  /** The names that callers use, each with its column. */
  readonly columns: Readonly<Record<string, { readonly column: string; readonly kind: ColumnKind }>>;
  /** The columns that a search covers. */
  readonly searched: readonly string[];
  /** Rows of other tables that a row belongs to, with the column that contains their id. */
  readonly parents?: Readonly<Record<string, { readonly column: string; readonly table: PlainTable }>>;
}

/** The clauses of a select. */
export interface PlainQuery {
  /** Null without a condition. */
  readonly where: RawBuilder<boolean> | null;
  readonly orderBy: RawBuilder<unknown>;
}

function own<Value>(record: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined {
  return record !== undefined && Object.hasOwn(record, name) ? record[name] : undefined;
}

/** @param depth tables between this one and the listed one, each with its own alias in the query */
function scopeOf({ columns, parents }: PlainTable, alias: string, depth = 0): Scope {
  return {
    field(name): ScopeField | undefined {
      const value = own(columns, name);
      if (value !== undefined) {
        const expression = sql.id(alias, value.column);
        return { kind: 'value', expression, valueKind: value.kind, guard: null };
      }
      const parent = own(parents, name);
      if (parent === undefined) return undefined;
      const inner = `parent${depth}`;
      const from = sql`${sql.id(parent.table.table)} as ${sql.id(inner)}`;
      const reference = sql.id(alias, parent.column);
      const id = sql.id(inner, 'id');
      return {
        kind: 'rows',
        scope: scopeOf(parent.table, inner, depth + 1),
        some: (predicate) =>
          predicate === null
            ? sql<boolean>`(${reference} is not null)`
            : sql<boolean>`coalesce(${reference} in (select ${id} from ${from} where ${predicate}), false)`,
        single: (expression) => sql`(select ${expression} from ${from} where ${id} = ${reference})`,
        guard: null,
      };
    },
  };
}

function compileTerm(
  dialect: DialectCapabilities,
  { table, searched }: PlainTable,
  term: unknown,
): RawBuilder<boolean> | null {
  if (term === undefined || term === '') return null;
  if (typeof term !== 'string' || term.length > filterLimits.text || term.includes('\u0000')) {
    throw invalidQuery(['_q'], `_q must be a text of at most ${filterLimits.text} characters`);
  }
  const parts = searched.map((column) => dialect.matches(sql.id(table, column), term, 'anywhere', 'folded'));
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/**
 * Compiles `filters`, `_q` and `sort` of a list of rows that are no entries, by the same rules as lists of entries.
 * @throws AppError QUERY_INVALID (400) naming the first key that is not allowed
 */
export function compilePlainQuery(
  dialect: DialectCapabilities,
  table: PlainTable,
  query: Readonly<Record<string, unknown>>,
): PlainQuery {
  const scope = scopeOf(table, table.table);
  const parts = [
    compileFilters({ dialect }, scope, query['filters']),
    compileTerm(dialect, table, query['_q']),
  ].filter((part) => part !== null);
  const { forward } = compileSort({ dialect }, scope, query['sort'], sql.id(table.table, 'id'));
  const where = parts.length === 0 ? null : sql<boolean>`(${sql.join(parts, sql` and `)})`;
  return { where, orderBy: forward };
}
