import { sql, type RawBuilder } from 'kysely';
import { statement, StatementCache } from '../read/statement.ts';
import type { EntryTable } from '../storage/entry-table.ts';
import type { EntryWrite } from './entry-write.ts';

const statements = new StatementCache<EntryTable>();

/** Removes an entry, its components, and every link from or to it. */
export function removeEntry(write: EntryWrite, id: number): Promise<void> {
  return removeEntries(write, [id]);
}

/** Removes entries as `removeEntry` does one: a few statements for all of them. */
export async function removeEntries(
  { kysely, storage: { database }, table }: EntryWrite,
  ids: readonly number[],
): Promise<void> {
  const isOneOf = (column: string) => database.dialect.inList(sql.ref(column), []);
  const uid = sql.lit(table.uid);
  const removals: Readonly<Record<string, () => RawBuilder<unknown>>> = {
    links: () => sql`delete from links where root_uid = ${uid} and ${isOneOf('root_id')}`,
    linksTo: () => sql`delete from links where target_uid = ${uid} and ${isOneOf('target_id')}`,
    components: () => sql`delete from component_instances where root_uid = ${uid} and ${isOneOf('root_id')}`,
    rows: () => sql`delete from ${sql.id(table.table)} where ${isOneOf('id')}`,
  };
  const list = database.dialect.listParameter(ids);
  for (const [name, build] of Object.entries(removals)) {
    const remove = statements.get(table, name, () => statement(database, build()));
    await kysely.executeQuery(remove(list));
  }
}
