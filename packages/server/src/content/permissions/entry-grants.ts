import { sql } from 'kysely';
import type { Database, DynamicTables } from '../../database/database.ts';
import type { Kysely } from 'kysely';
import type { Grant } from './content-permissions.ts';
import { forbidden } from '../storage/content-storage.ts';
import { permitsLocale, permittedRows, type PermittedTable } from './permitted-rows.ts';

/** Returns the grants that apply to one entry in its stored state; an empty list if none does. */
export async function grantsOnEntry(
  kysely: Kysely<DynamicTables>,
  table: PermittedTable,
  grants: readonly Grant[],
  entry: { readonly id: number; readonly locale: string | null },
): Promise<readonly Grant[]> {
  const here = grants.filter((grant) => permitsLocale(table, grant, entry.locale));
  const matches = await Promise.all(here.map(async (grant) => holds(kysely, table, grant, entry.id)));
  return here.filter((_grant, index) => matches[index] === true);
}

/** Like `grantsOnEntry`, but throws FORBIDDEN when no grant applies to the entry. */
export async function requireGrantsOnEntry(
  ...parameters: Parameters<typeof grantsOnEntry>
): Promise<readonly Grant[]> {
  const grants = await grantsOnEntry(...parameters);
  if (grants.length === 0) throw forbidden();
  return grants;
}

/** Checks with one statement that some grant applies to each of the entries. @throws AppError FORBIDDEN (403) */
export async function requireGrantsOnAll(
  kysely: Kysely<DynamicTables>,
  { dialect }: Pick<Database, 'dialect'>,
  { table, grants }: { readonly table: PermittedTable; readonly grants: readonly Grant[] },
  ids: readonly number[],
): Promise<void> {
  const permitted = permittedRows(table, grants, table.table);
  if (permitted === null) return;
  const { rows } = await sql<{ readonly count: number | string }>`select count(*) as count
    from ${sql.id(table.table)} where ${dialect.inList(sql.id(table.table, 'id'), ids)} and ${permitted}`.execute(
    kysely,
  );
  if (Number(rows[0]?.count ?? 0) < new Set(ids).size) throw forbidden();
}

/**
 * Returns the grants that apply to each of several entries. If all grants allow the same fields, no query is needed:
 * the entries were already selected by the grants.
 */
export async function grantsOnEntries(
  kysely: Kysely<DynamicTables>,
  table: PermittedTable,
  grants: readonly Grant[],
  ids: readonly number[],
): Promise<(id: number) => readonly Grant[]> {
  const allowed = new Set(grants.map(({ fields }) => fields));
  if (allowed.size <= 1) return () => grants;
  const permitted = await Promise.all(
    grants.map(async (grant) => {
      const permitted = permittedRows(table, [grant], table.table);
      if (permitted === null) return null;
      // PostgreSQL rejects an empty list.
      const { rows } = await sql<{ id: number }>`select id from ${sql.id(table.table)}
        where id in (${sql.join([null, ...ids])}) and ${permitted}`.execute(kysely);
      return new Set(rows.map((row) => row.id));
    }),
  );
  return (id) => grants.filter((_grant, index) => permitted[index]?.has(id) ?? true);
}

/** Returns whether an entry meets the conditions of a grant that permits its locale. */
async function holds(
  kysely: Kysely<DynamicTables>,
  table: PermittedTable,
  grant: Grant,
  id: number,
): Promise<boolean> {
  const permitted = permittedRows(table, [{ ...grant, locales: 'all' }], table.table);
  if (permitted === null) return true;
  const { rows } = await sql`select 1 from ${sql.id(table.table)} where id = ${id} and ${permitted}`.execute(
    kysely,
  );
  return rows.length > 0;
}
