import { sql } from 'kysely';
import type { EntryWrite } from './entry-write.ts';

/** Removes an entry, its components, and every link from or to it. */
export function removeEntry(write: EntryWrite, id: number): Promise<void> {
  return removeEntries(write, [id]);
}

/** Removes entries as `removeEntry` does one: a few statements for all of them. */
export async function removeEntries(
  { kysely, storage, table }: EntryWrite,
  ids: readonly number[],
): Promise<void> {
  const { dialect } = storage.database;
  const isOneOf = (column: string) => dialect.inList(sql.ref(column), ids);
  await sql`delete from links where root_uid = ${table.uid} and ${isOneOf('root_id')}`.execute(kysely);
  await sql`delete from links where target_uid = ${table.uid} and ${isOneOf('target_id')}`.execute(kysely);
  await sql`delete from component_instances where root_uid = ${table.uid} and ${isOneOf('root_id')}`.execute(
    kysely,
  );
  await sql`delete from ${sql.id(table.table)} where ${isOneOf('id')}`.execute(kysely);
}
