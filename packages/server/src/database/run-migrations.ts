import { sql, type Kysely } from 'kysely';
import type { Database, DynamicTables } from './database.ts';
import type { DialectCapabilities } from './dialect.ts';

/** One migration of a set of tables; never changed after its release. */
export interface Migration {
  /** Sorts by release: `0001-first-tables`. */
  readonly id: string;
  up(db: Kysely<DynamicTables>, dialect: DialectCapabilities): Promise<void>;
}

async function createTable({ kysely }: Database): Promise<void> {
  await sql`create table if not exists migrations (
    owner text not null, id text not null, applied_at text not null, primary key (owner, id)
  )`.execute(kysely);
}

/** Returns the sorted ids of the applied migrations of one owner. */
export async function findApplied(database: Database, owner: string): Promise<readonly string[]> {
  await createTable(database);
  const { rows } = await sql<{ readonly id: string }>`
    select id from migrations where owner = ${owner}`.execute(database.kysely);
  return rows.map(({ id }) => id).toSorted();
}

/**
 * Applies the pending migrations of one owner in order, each in a separate transaction. Several processes may start at
 * the same time: a table lock lets one of them do the work.
 */
export async function runMigrations(
  database: Database,
  owner: string,
  migrations: readonly Migration[],
): Promise<void> {
  await createTable(database);
  for (const migration of migrations) {
    await database.transaction(async ({ kysely }) => {
      await database.dialect.lockTable('migrations')?.execute(kysely);
      const { rows } = await sql`
        select 1 from migrations where owner = ${owner} and id = ${migration.id}`.execute(kysely);
      if (rows.length > 0) return;
      await migration.up(kysely, database.dialect);
      await sql`insert into migrations (owner, id, applied_at)
        values (${owner}, ${migration.id}, ${new Date().toISOString()})`.execute(kysely);
    });
  }
}
