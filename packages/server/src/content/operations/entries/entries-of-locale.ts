import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { ChangeOrigin } from '../../../events/change-record.ts';
import { systemPermissions } from '../../permissions/public-permissions.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import { removeEntries } from '../../write/write-entry.ts';
import type { OperationContext } from '../operation-context.ts';
import { writeTransaction } from './write-context.ts';

/** Entries of one transaction, few enough not to delay other writers noticeably. */
const batchSize = 200;

/** A locale whose entries are deleted, and the author of the deletion; null for the server. */
export interface LocaleDeletion {
  readonly locale: string;
  readonly actorId: number | null;
  /** The recorded origin of the deletion; by default only the actor. */
  readonly origin?: ChangeOrigin;
}

/**
 * Deletes all entries of a locale, of every content type, without checking permissions: the caller decides about the
 * locale itself. Hooks may reject the deletion, and listeners are notified as for any other. Each transaction deletes
 * some entries; after an interruption the next call deletes the rest.
 */
export async function deleteEntriesOfLocale(
  context: OperationContext,
  deletion: LocaleDeletion,
): Promise<void> {
  for (const table of context.storage.tables.values()) {
    if (!table.localized) continue;
    let deleted = batchSize;
    while (deleted === batchSize) deleted = await deleteSome(context, table, deletion);
  }
}

async function deleteSome(
  context: OperationContext,
  table: EntryTable,
  { locale, actorId, origin }: LocaleDeletion,
): Promise<number> {
  const permissions = { ...systemPermissions(actorId), ...(origin && { origin }) };
  return writeTransaction(context, { table, permissions, event: 'entry.delete' }, async (write) => {
    const { rows } = await sql<{ readonly id: number }>`select id from ${sql.id(table.table)}
      where locale = ${locale} order by id limit ${batchSize} ${context.database.dialect.forUpdate}`.execute(
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

/** The number of entries of a content type. */
export interface EntriesOfType {
  readonly uid: string;
  readonly displayName: string;
  readonly count: number;
}

/**
 * Counts all entries of a locale, without checking permissions: the caller decides about the locale itself. Omits types
 * without entries in it.
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
    // PostgreSQL returns counts as text.
    const count = Number(row?.count ?? 0);
    if (count > 0) counted.push({ uid, displayName: contentType.info.displayName, count });
  }
  return counted;
}
