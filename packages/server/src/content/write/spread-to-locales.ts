import { sql } from 'kysely';
import type { Connection } from '../operations/operation-context.ts';
import { readRow, readRowForUpdate } from '../read/read-rows.ts';
import type { ContentStorage } from '../storage/content-storage.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import { draftEntry } from './draft/draft-entry.ts';
import { entryValues } from './draft/entry-values.ts';
import { sharedAttributes } from './shared-attributes.ts';
import { updateEntry } from './write-entry.ts';

/** Gives the other locales of an entry what they share with it, when it was among the written attributes. */
export async function spreadToLocales(
  kysely: Connection,
  storage: ContentStorage,
  table: EntryTable,
  id: number,
  written: readonly string[],
  at: string,
): Promise<void> {
  const shared = sharedAttributes(table).filter((attribute) => written.includes(attribute));
  if (shared.length === 0) return;
  const { rows } = await sql<{ id: number }>`select id from ${sql.id(table.table)} where id <> ${id}
    and document = (select document from ${sql.id(table.table)} where id = ${id})`.execute(kysely);
  if (rows.length === 0) return;
  const source = await readRow(storage, kysely, table, id);
  if (!source) return;
  const all = await entryValues(kysely, storage, table, source);
  const values = Object.fromEntries(shared.map((attribute) => [attribute, all[attribute] ?? null]));
  for (const other of rows) {
    const before = await readRowForUpdate(storage, kysely, table, other.id);
    if (!before) continue;
    const draft = draftEntry(storage, table, values, before);
    // The system writes here: nobody becomes the author of a translation by editing the original.
    await updateEntry({ kysely, storage, permissions: null }, table, other.id, { at, actorId: null }, draft);
  }
}
