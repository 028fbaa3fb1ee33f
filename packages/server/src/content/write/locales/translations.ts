import { sql } from 'kysely';
import type { EntryRow } from '../../read/entry-row.ts';
import { readRowForUpdate } from '../../read/read-rows.ts';
import type { EntryWrite } from '../entry-write.ts';

/**
 * An entry in all its languages, inside a write transaction that may change any of them. They are locked in the
 * order of their ids, so that two writes of one entry in two languages wait for each other instead of forever.
 */
export async function lockTranslations(
  { kysely, storage, table }: EntryWrite,
  id: number,
): Promise<readonly EntryRow[]> {
  const { rows } = await sql<{ readonly id: number }>`select id from ${sql.id(table.table)}
    where document = (select document from ${sql.id(table.table)} where id = ${id}) order by id`.execute(
    kysely,
  );
  const locked: EntryRow[] = [];
  for (const { id: each } of rows) {
    const row = await readRowForUpdate(storage, kysely, table, each);
    if (row) locked.push(row);
  }
  return locked;
}
