import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { EntryAction } from '@admin/content-model';
import type { DynamicTables } from '../../database/database.ts';
import type { ContentPermissions, Grant } from './content-permissions.ts';
import { forbidden } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';

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

/** The rows that any of the grants permits. No grants permit no row. */
export function permittedRows(table: EntryTable, grants: readonly Grant[], alias: string): RowPredicate {
  const parts: Expression<SqlBool>[] = [];
  for (const grant of grants) {
    const part = rowsOfGrant(table, grant, alias);
    if (part === null) return null;
    parts.push(part);
  }
  if (parts.length === 0) return sql<boolean>`(1 = 0)`;
  return sql<boolean>`(${sql.join(parts, sql` or `)})`;
}

/** Whether the grant permits entries of a locale; types without locales it always permits. */
export function permitsLocale(table: EntryTable, grant: Grant, locale: string | null): boolean {
  if (!table.localized || grant.locales === 'all') return true;
  return locale !== null && grant.locales.has(locale);
}

function rowsOfGrant(table: EntryTable, grant: Grant, alias: string): RowPredicate {
  const parts: Expression<SqlBool>[] = [];
  if (table.localized && grant.locales !== 'all') {
    const locales = [...grant.locales];
    parts.push(
      locales.length === 0
        ? sql<boolean>`(1 = 0)`
        : sql<boolean>`${sql.id(alias, 'locale')} in (${sql.join(locales)})`,
    );
  }
  if (grant.conditions.length > 0) {
    const rows = expressionBuilder<DynamicTables, string>();
    const conditions = grant.conditions.map((condition) => condition(rows));
    parts.push(sql<boolean>`(${sql.join(conditions, sql` or `)})`);
  }
  return parts.length === 0 ? null : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}
