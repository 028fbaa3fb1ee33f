import { sql } from 'kysely';
import type { EntryWrite } from './entry-write.ts';

/** Removes an entry, its components, and every link from or to it. */
export async function removeEntry({ kysely, table }: EntryWrite, id: number): Promise<void> {
  await sql`delete from links where root_uid = ${table.uid} and root_id = ${id}`.execute(kysely);
  await sql`delete from links where target_uid = ${table.uid} and target_id = ${id}`.execute(kysely);
  await sql`delete from component_instances where root_uid = ${table.uid} and root_id = ${id}`.execute(
    kysely,
  );
  await sql`delete from ${sql.id(table.table)} where id = ${id}`.execute(kysely);
}
