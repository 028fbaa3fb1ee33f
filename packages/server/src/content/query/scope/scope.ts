import { type RawBuilder, sql } from 'kysely';
import type { ColumnKind, DialectCapabilities } from '../../../database/dialect.ts';
import type { ContentPermissions, Grant } from '../../permissions/content-permissions.ts';
import { permittedRows, type PermittedTable } from '../../permissions/permitted-rows.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';

/** How a query tells whether a row is one of a set. */
export type QueryForm = 'set' | 'row' | 'likely';

/** What the compilation of one query shares. */
export interface QueryContext {
  readonly storage: ContentStorage;
  readonly dialect: DialectCapabilities;
  readonly permissions: ContentPermissions;
  /** Every table that decides which rows are found; how many they are is stale once one of them is written. */
  readonly reads: Set<string>;
  /**
   * Whether the rows that satisfy a condition on others are found first (`set`), or each row that is looked at is asked
   * about (`row`); `likely` asks only what is quickly answered, and finds a little less where a word is searched for.
   */
  readonly form: QueryForm;
  /** Selects of the ids that satisfy a predicate, for predicates that are nothing but a set of ids. */
  readonly idsOf: WeakMap<RawBuilder<boolean>, RawBuilder<unknown>>;
  /** Those of these selects that give no id twice. */
  readonly distinct: WeakSet<RawBuilder<unknown>>;
  /** A name for the next table in the query that no other has. */
  alias(): string;
  /** The names of an entry of that table, as far as the grants allow to read it. */
  entryScope(table: EntryTable, grants: readonly Grant[], alias: string): Scope;
}

/** A value that may be compared. The guard limits it to the rows on which the actor may read it. */
export interface ValueField {
  readonly kind: 'value';
  readonly expression: RawBuilder<unknown>;
  /** What it is sorted by, if not the value itself. */
  readonly sortedBy?: RawBuilder<unknown>;
  readonly valueKind: ColumnKind;
  readonly guard: RawBuilder<unknown> | null;
}

/** Rows that belong to the row in question: related entries, component instances, a creator, files. */
export interface RowsField {
  readonly kind: 'rows';
  /** The names that conditions on these rows may use. */
  readonly scope: Scope;
  /** True when one of the rows satisfies the predicate; without one, when there is any row. */
  some(predicate: RawBuilder<boolean> | null): RawBuilder<boolean>;
  /** A value of the only row, for sorting; null where there may be several. */
  readonly single: ((expression: RawBuilder<unknown>) => RawBuilder<unknown>) | null;
  readonly guard: RawBuilder<unknown> | null;
}

export type ScopeField = ValueField | RowsField;

/** The names that can be used in a place of a query: the schema, less what this actor may not read. */
export interface Scope {
  /** The field of that name; undefined when it does not exist or may not be read. */
  field(name: string): ScopeField | undefined;
}

/** Limits the use of an attribute to the rows on which it may be read. */
export interface Guards {
  /** null: readable wherever the row is; undefined: nowhere; otherwise the rows where it is. */
  of(path: string): RawBuilder<unknown> | null | undefined;
  /** The same for a component, which is there as soon as anything in it may be read. */
  under(path: string): RawBuilder<unknown> | null | undefined;
}

/**
 * Grants of several roles may permit different rows with different fields. A field that only some of them
 * allow is compared on the rows of those alone: elsewhere its value must not show, not even as a match.
 */
export function guardsOf(table: PermittedTable, grants: readonly Grant[], alias: string): Guards {
  const rowsOf = (allowing: readonly Grant[]): ReturnType<Guards['of']> => {
    if (allowing.length === 0) return undefined;
    if (allowing.length === grants.length) return null;
    const permitted = permittedRows(table, allowing, alias);
    // An unknown must count as false here: negated, it would let the value show through.
    return permitted === null ? null : sql`(${permitted} is true)`;
  };
  return {
    of: (path) => rowsOf(grants.filter(({ fields }) => fields.allows(path))),
    under: (path) => rowsOf(grants.filter(({ fields }) => fields.allowsUnder(path))),
  };
}

/** A value behind its guard: null on the rows where it may not be read. */
export function guarded(
  expression: RawBuilder<unknown>,
  guard: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  return guard === null ? expression : sql`(case when ${guard} then ${expression} end)`;
}
