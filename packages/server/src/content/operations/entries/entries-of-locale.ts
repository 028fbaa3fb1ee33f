import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { removeEntries } from '../../write/write-entry.ts';
import type { OperationContext } from '../operation-context.ts';
import { writeTransaction } from './write-context.ts';

/** Entries that go in one transaction: short enough that others who write do not notice it. */
const atOnce = 200;

/** Which entries go, and on whose behalf; null for the server itself. */
export interface LocaleDeletion {
  readonly locale: string;
  readonly actorId: number | null;
}

/**
 * Deletes all entries of a locale, of every content type, whoever may touch them: for those who decide about the
 * locale itself. Hooks may refuse, and listeners are told, as for any deletion. Each transaction takes some; when it
 * is interrupted, what is left goes the next time.
 */
export async function deleteEntriesOfLocale(
  context: OperationContext,
  deletion: LocaleDeletion,
): Promise<void> {
  for (const table of context.storage.tables.values()) {
    if (!table.localized) continue;
    let deleted = atOnce;
    while (deleted === atOnce) deleted = await deleteSome(context, table, deletion);
  }
}

async function deleteSome(
  context: OperationContext,
  table: EntryTable,
  { locale, actorId }: LocaleDeletion,
): Promise<number> {
  const permissions = systemPermissions(actorId);
  return writeTransaction(context, { table, permissions, event: 'entry.delete' }, async (write) => {
    const { rows } = await sql<{ readonly id: number }>`select id from ${sql.id(table.table)}
      where locale = ${locale} order by id limit ${atOnce} ${context.database.dialect.forUpdate}`.execute(
      write.kysely,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await write.beforeAll(ids);
    await write.announceAll(ids);
    await removeEntries(write, ids);
    return ids.length;
  });
}

/** How many entries of a content type there are. */
export interface EntriesOfType {
  readonly uid: string;
  readonly displayName: string;
  readonly count: number;
}

/**
 * Counts all entries of a locale, whoever may read them: for those who decide about the locale itself. Types without
 * entries in it are left out.
 */
export async function countEntriesOfLocale(
  { database, storage }: Pick<OperationContext, 'database' | 'storage'>,
  { locale }: { readonly locale: string },
): Promise<EntriesOfType[]> {
  const counted: EntriesOfType[] = [];
  for (const { uid, table, localized, contentType } of storage.tables.values()) {
    if (!localized) continue;
    const query = sql`select count(*) as count from ${sql.id(table)} where locale = ${locale}`;
    const [row] = await rowsOf<{ readonly count: number | string }>(
      database.background,
      query.compile(database.kysely),
    );
    // PostgreSQL gives counts as text.
    const count = Number(row?.count ?? 0);
    if (count > 0) counted.push({ uid, displayName: contentType.info.displayName, count });
  }
  return counted;
}
