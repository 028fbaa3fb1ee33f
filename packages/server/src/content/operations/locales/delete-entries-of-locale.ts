import { sql } from 'kysely';
import { systemPermissions } from '../../permissions/system-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { removeEntries } from '../../write/remove-entry.ts';
import { writeTransaction } from '../entries/write-context.ts';
import type { OperationContext } from '../operation-context.ts';

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
