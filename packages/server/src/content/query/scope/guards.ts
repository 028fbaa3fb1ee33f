import { sql, type RawBuilder } from 'kysely';
import type { Grant } from '../../permissions/content-permissions.ts';
import { permittedRows, type PermittedTable } from '../../permissions/permitted-rows.ts';

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
