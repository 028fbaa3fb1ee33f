import { sql } from 'kysely';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryWrite } from '../../write/entry-write.ts';
import { inChunks } from './in-chunks.ts';

/** Entries that one statement looks up: others have their turn between two of them. */
const chunkSize = 500;

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
  const states: EntryState[] = [];
  // In one order for everybody: whoever locks some of the same entries waits, and neither for the other.
  for (const chunk of inChunks(
    [...new Set(ids)].toSorted((a, b) => a - b),
    chunkSize,
  )) {
    const { rows } = await sql<EntryState>`select id, version, ${published} from ${sql.id(table.table)}
      where ${dialect.inList(sql.ref('id'), chunk)} order by id ${isLocked ? dialect.forUpdate : sql``}`.execute(
      kysely,
    );
    states.push(...rows);
  }
  return states;
}
