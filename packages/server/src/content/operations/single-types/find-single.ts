import { sql } from 'kysely';
import { readLocale } from '../../locales/locale-store.ts';
import { requestedTable } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryCall, OperationContext } from '../operation-context.ts';

/** A call on the only entry of a single type, in one locale. */
export interface SingleCall extends EntryCall {
  /** The default locale when absent. */
  readonly locale?: unknown;
}

/** The id of the only entry in that locale; null while there is none. */
export async function singleEntryId(context: OperationContext, call: SingleCall): Promise<number | null> {
  const table = requestedTable(context.storage, call.uid);
  const locale = await readLocale(context.locales, table, call.locale);
  const { rows } = await sql<{ id: number }>`select id from ${sql.id(table.table)}
    where ${locale === null ? sql`1 = 1` : sql`locale = ${locale}`} order by id limit 1`.execute(
    context.database.kysely,
  );
  return rows[0]?.id ?? null;
}

/** The id of the same entry in any other locale, which a new translation joins. */
export async function anyTranslationId(context: OperationContext, table: EntryTable): Promise<number | null> {
  if (!table.localized) return null;
  const { rows } = await sql<{
    id: number;
  }>`select id from ${sql.id(table.table)} order by id limit 1`.execute(context.database.kysely);
  return rows[0]?.id ?? null;
}
