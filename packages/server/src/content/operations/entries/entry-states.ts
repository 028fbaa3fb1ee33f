import { sql } from 'kysely';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryWrite } from '../../write/entry-write.ts';

/** What of an entry says whether it has changed, and whether it is public. */
export interface EntryState {
  readonly id: number;
  readonly version: number;
  readonly published_at: string | null;
}

/**
 * The states of entries, by id; none of those that are gone. In a transaction they stay as they are until it is over.
 */
export async function entryStates(
  { kysely, storage }: Pick<EntryWrite, 'kysely' | 'storage'>,
  table: EntryTable,
  ids: readonly number[],
  { isLocked }: { readonly isLocked: boolean },
): Promise<readonly EntryState[]> {
  const { dialect } = storage.database;
  const published = table.draftAndPublish ? sql`published_at` : sql`null as published_at`;
  const { rows } = await sql<EntryState>`select id, version, ${published} from ${sql.id(table.table)}
    where ${dialect.inList(sql.ref('id'), ids)} order by id ${isLocked ? dialect.forUpdate : sql``}`.execute(
    kysely,
  );
  return rows;
}
