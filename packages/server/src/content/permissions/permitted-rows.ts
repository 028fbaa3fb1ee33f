import { includesLocale, type EntryAction } from '@admin/content-model';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import { forbidden } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { ContentPermissions, Grant } from './content-permissions.ts';

/** A predicate on the rows of a table; null if every row satisfies it. */
export type RowPredicate = RawBuilder<SqlBool> | null;

/** Returns the grants for an action. @throws AppError FORBIDDEN (403) if there are none */
export function requireGrants(
  permissions: ContentPermissions,
  action: EntryAction,
  table: EntryTable,
): readonly Grant[] {
  const grants = permissions.grants(action, table.contentType);
  if (grants.length === 0) throw forbidden();
  return grants;
}

/** The part of a table that row permissions depend on. */
export type PermittedTable = Pick<EntryTable, 'table' | 'localized'>;

/** Returns the predicate of the rows that any grant permits. Without grants no row is permitted. */
export function permittedRows(table: PermittedTable, grants: readonly Grant[], alias: string): RowPredicate {
  if (grants.length === 0) return sql<boolean>`(1 = 0)`;
  const rows = grants.map((grant) => rowsOfGrant(table, grant, alias));
  const limits = rows.filter((limit) => limit !== null);
  return limits.length < rows.length ? null : sql<boolean>`(${sql.join(limits, sql` or `)})`;
}

/** Returns whether the grants permit all published entries, in every locale, and no drafts. */
export function permitsExactlyPublished(table: PermittedTable, grants: readonly Grant[]): boolean {
  const permitsAll = (grant: Grant): boolean =>
    (!table.localized || grant.locales === 'all') &&
    grant.conditions.some(({ published }) => published === 'all');
  return (
    grants.some(permitsAll) &&
    grants.every(
      ({ conditions }) =>
        conditions.length > 0 && conditions.every(({ published }) => published !== undefined),
    )
  );
}

/** Returns whether a grant permits entries of a locale; it permits all entries of types without locales. */
export function permitsLocale(
  table: Pick<PermittedTable, 'localized'>,
  grant: Grant,
  locale: string | null,
): boolean {
  return !table.localized || includesLocale(grant.locales === 'all' ? null : grant.locales, locale);
}

function rowsOfGrant(table: PermittedTable, grant: Grant, alias: string): RowPredicate {
  const parts: Expression<SqlBool>[] = [];
  if (table.localized && grant.locales !== 'all') {
    // PostgreSQL rejects an empty list; no locale equals null.
    parts.push(sql<boolean>`${sql.id(alias, 'locale')} in (${sql.join([null, ...grant.locales])})`);
  }
  if (grant.conditions.length > 0) {
    const rows = expressionBuilder<DynamicTables, string>();
    const conditions = grant.conditions.map((condition) => condition(rows, alias));
    parts.push(sql<boolean>`(${sql.join(conditions, sql` or `)})`);
  }
  return parts.length === 0 ? null : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The table of uploaded files, for row permissions. */
const files = { table: 'files', localized: false } as const;

/** The action that lets a role see the files of the media library. */
export const readFiles = 'plugin::upload.read';

/** Returns the predicate of the files that the actor may see. @throws AppError FORBIDDEN (403) without a grant */
export function permittedFiles(
  permissions: Pick<ContentPermissions, 'grantsOf'>,
  action: string = readFiles,
): RowPredicate {
  const grants = permissions.grantsOf(action);
  if (grants.length === 0) throw forbidden();
  return permittedRows(files, grants, files.table);
}
