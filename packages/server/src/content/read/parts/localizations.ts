import { sql } from 'kysely';
import { rowsOf } from '../../../database/database.ts';
import type { ContentStorage } from '../../storage/content-storage.ts';
import type { EntryTable } from '../../storage/entry-table.ts';
import type { EntryRow } from '../entry-row.ts';
import { linkedEntries, type Reader } from './linked-entries.ts';
import type { Draft } from '../present-scalars.ts';
import { statement, type Statement } from '../statement.ts';

const statements = new WeakMap<EntryTable, Statement>();

/** The same entries in other locales: readable scalars only. Gives the list of each row, by its id. */
export async function localizationsOf(
  reader: Reader,
  table: EntryTable,
  rows: readonly EntryRow[],
): Promise<(row: EntryRow) => readonly Draft[]> {
  if (!table.localized || rows.length === 0) return () => [];
  const list = reader.storage.database.dialect.listParameter(rows.map((row) => row.document));
  const found = await rowsOf<{ readonly id: number; readonly document: string }>(
    reader.kysely,
    prepared(reader.storage, table)(list),
  );
  const byDocument = new Map<string, number[]>();
  for (const { id, document } of found) {
    byDocument.set(document, [...(byDocument.get(document) ?? []), id]);
  }
  const translated = [...byDocument.values()].filter((ids) => ids.length > 1).flat();
  const presented = await linkedEntries(reader, table.uid, translated);
  return (row) =>
    (byDocument.get(row.document) ?? [])
      .filter((id) => id !== row.id)
      .map((id) => presented.get(id))
      .filter((entry) => entry !== undefined);
}

function prepared(storage: ContentStorage, table: EntryTable): Statement {
  const known = statements.get(table);
  if (known) return known;
  const { database } = storage;
  const made = statement(
    database,
    sql`select id, document from ${sql.id(table.table)}
      where ${database.dialect.inList(sql.ref('document'), [], 'text')} order by id`,
  );
  statements.set(table, made);
  return made;
}
