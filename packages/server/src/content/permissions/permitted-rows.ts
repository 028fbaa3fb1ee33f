import type { EntryAction } from '@admin/content-model';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { DynamicTables } from '../../database/database.ts';
import { forbidden } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { ContentPermissions, Grant } from './content-permissions.ts';

/** A predicate on the rows of a table; null when every row satisfies it. */
export type RowPredicate = RawBuilder<SqlBool> | null;

/** The grants for an action; throws FORBIDDEN when there are none. */
export function requireGrants(
  permissions: ContentPermissions,
  action: EntryAction,
  table: EntryTable,
): readonly Grant[] {
  const grants = permissions.grants(action, table.contentType);
  if (grants.length === 0) throw forbidden();
  return grants;
}

/** What of a table decides which of its rows somebody may see. */
export type PermittedTable = Pick<EntryTable, 'table' | 'localized'>;

/** The rows that any of the grants permits. No grants permit no row. */
export function permittedRows(table: PermittedTable, grants: readonly Grant[], alias: string): RowPredicate {
  if (grants.length === 0) return sql<boolean>`(1 = 0)`;
  const rows = grants.map((grant) => rowsOfGrant(table, grant, alias));
  const limits = rows.filter((limit) => limit !== null);
  return limits.length < rows.length ? null : sql<boolean>`(${sql.join(limits, sql` or `)})`;
}

/** Whether the grant permits entries of a locale; types without locales it always permits. */
export function permitsLocale(
  table: Pick<PermittedTable, 'localized'>,
  grant: Grant,
  locale: string | null,
): boolean {
  if (!table.localized || grant.locales === 'all') return true;
  const locales: ReadonlySet<string | null> = grant.locales;
  return locales.has(locale);
}

function rowsOfGrant(table: PermittedTable, grant: Grant, alias: string): RowPredicate {
  const parts: Expression<SqlBool>[] = [];
  if (table.localized && grant.locales !== 'all') {
    // PostgreSQL knows no empty list; nothing equals null.
    parts.push(sql<boolean>`${sql.id(alias, 'locale')} in (${sql.join([null, ...grant.locales])})`);
  }
  if (grant.conditions.length > 0) {
    const rows = expressionBuilder<DynamicTables, string>();
    const conditions = grant.conditions.map((condition) => condition(rows));
    parts.push(sql<boolean>`(${sql.join(conditions, sql` or `)})`);
  }
  return parts.length === 0 ? null : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Files as permissions look at them. */
const files = { table: 'files', localized: false } as const;

/** What a role is given to see the files of the library. */
export const readFiles = 'plugin::upload.read';

/** The files that the actor may see; throws FORBIDDEN when there can be none. */
export function permittedFiles(
  permissions: Pick<ContentPermissions, 'grantsOf'>,
  action: string = readFiles,
): RowPredicate {
  const grants = permissions.grantsOf(action);
  if (grants.length === 0) throw forbidden();
  return permittedRows(files, grants, files.table);
}
