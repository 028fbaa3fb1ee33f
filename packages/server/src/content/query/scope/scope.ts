import { type RawBuilder, sql } from 'kysely';
import type { ColumnKind, DialectCapabilities } from '../../../database/dialect.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { permittedRows, type PermittedTable } from '../../permissions/permitted-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';

/** The way in which a query tests whether a row belongs to a set. */
export type QueryForm = 'set' | 'row' | 'likely';

/** The shared state of compiling one query. */
export interface QueryContext {
  readonly storage: ContentStorage;
  readonly dialect: DialectCapabilities;
  readonly permissions: ContentPermissions;
  /** Every table that determines which rows are found; counts are stale once one of them is written. */
  readonly reads: Set<string>;
  /**
   * How rows that meet a condition on other rows are found: all of them first (`set`), or by a test of each scanned row
   * (`row`); `likely` tests only what is fast, and finds slightly fewer rows when a word is searched.
   */
  readonly form: QueryForm;
  /** Selects of the ids that satisfy a predicate, for predicates that are only a set of ids. */
  readonly idsOf: WeakMap<RawBuilder<boolean>, RawBuilder<unknown>>;
  /** Those of these selects without duplicates. */
  readonly distinct: WeakSet<RawBuilder<unknown>>;
  /** Returns a unique alias for the next table in the query. */
  alias(): string;
  /** Returns the names of an entry of a table, as far as the grants allow to read it. */
  entryScope(table: EntryTable, grants: readonly Grant[], alias: string): Scope;
}

/** A comparable value. Its guard limits it to the rows on which the actor may read it. */
export interface ValueField {
  readonly kind: 'value';
  readonly expression: RawBuilder<unknown>;
  /** The expression to sort by, if not the value itself. */
  readonly sortedBy?: RawBuilder<unknown>;
  readonly valueKind: ColumnKind;
  readonly guard: RawBuilder<unknown> | null;
}

/** Rows that belong to a row: related entries, component instances, a creator, files. */
export interface RowsField {
  readonly kind: 'rows';
  /** The names that conditions on these rows may use. */
  readonly scope: Scope;
  /** Returns a predicate that is true if one of the rows satisfies the given one; without one, if there is any row. */
  some(predicate: RawBuilder<boolean> | null): RawBuilder<boolean>;
  /** Returns a value of the only row, for sorting; null if there may be several. */
  readonly single: ((expression: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
  readonly guard: RawBuilder<unknown> | null;
}

export type ScopeField = ValueField | RowsField;

/** The names available at one position of a query: the schema without what the actor may not read. */
export interface Scope {
  /** Returns the field of that name; undefined if it does not exist or may not be read. */
  field(name: string): ScopeField | undefined;
}

/** Limits the use of an attribute to the rows on which it may be read. */
export interface Guards {
  /**
   * Returns null for a field that is readable wherever the row is, undefined for one that is readable nowhere,
   * otherwise the condition on its rows.
   */
  of(path: string): RawBuilder<unknown> | null | undefined;
  /** Returns the same for a component, which is visible if any of its fields may be read. */
  under(path: string): RawBuilder<unknown> | null | undefined;
}

/**
 * Returns the guards of a table. Grants of several roles may permit different rows with different fields: a field that
 * only some of them allow is compared on their rows alone, so that a match reveals nothing elsewhere.
 */
export function guardsOf(table: PermittedTable, grants: readonly Grant[], alias: string): Guards {
  const rowsOf = (allowing: readonly Grant[]): ReturnType<Guards['of']> => {
    if (allowing.length === 0) return undefined;
    if (allowing.length === grants.length) return null;
    const permitted = permittedRows(table, allowing, alias);
    // Unknown must count as false here: negated, it would reveal the value.
    return permitted === null ? null : sql`(${permitted} is true)`;
  };
  return {
    of: (path) => rowsOf(grants.filter(({ fields }) => fields.allows(path))),
    under: (path) => rowsOf(grants.filter(({ fields }) => fields.allowsUnder(path))),
  };
}

/** Returns a value with its guard: null on the rows where it may not be read. */
export function guarded(
  expression: RawBuilder<unknown>,
  guard: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  return guard === null ? expression : sql`(case when ${guard} then ${expression} end)`;
}
