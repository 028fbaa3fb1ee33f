import { sql, type Kysely } from 'kysely';
import { StartError } from '../../../errors/start-error.ts';
import { createDatabase } from '../../create-database.ts';
import { isDatabaseUnreachable } from '../../database-error.ts';
import type { Database, DynamicTables } from '../../database.ts';
import type { DatabaseLogger } from '../../database.ts';
import { storedCounters } from '../../create-database.ts';
import { postgresCapabilities } from './capabilities.ts';
import { openPool } from './driver.ts';

/** Settings without which a committed write can be lost in a crash. */
const durabilitySettings = ['synchronous_commit', 'fsync', 'full_page_writes'] as const;

/**
 * Opens a pool to PostgreSQL.
 * @throws StartError if the server is unreachable, rejects the connection, or may lose confirmed writes by its settings
 */
export async function openPostgres(url: string, logger?: DatabaseLogger): Promise<Database> {
  const kysely = openPool(url, { connections: 10, time: 30_000 }, logger);
  try {
    await requireDurability(kysely);
    await createSharedObjects(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  // Connects on its first read.
  const background = openPool(url, { connections: 4, time: 2000 }, logger);
  return createDatabase({
    kysely,
    // Its transactions run in another process, so long ones need no separate connection.
    long: kysely,
    background: {
      executeQuery: (query) => background.executeQuery(query),
      close: () => background.destroy(),
    },
    dialect: postgresCapabilities,
    counters: storedCounters(),
    state: () => null,
    currentState: () => readSnapshot(kysely),
  });
}

/**
 * Returns the current snapshot: which transactions have ended. Equal snapshots see the same rows, whichever server wrote
 * them. It changes with every write to any database of the PostgreSQL server.
 */
async function readSnapshot(kysely: Kysely<DynamicTables>): Promise<string> {
  const { rows } = await sql<{ state: string }>`select pg_current_snapshot()::text as state`.execute(kysely);
  const [row] = rows;
  if (row === undefined) throw new Error('PostgreSQL returned no snapshot');
  return row.state;
}

async function requireDurability(kysely: Kysely<DynamicTables>): Promise<void> {
  let settings: readonly { readonly name: string; readonly setting: string }[];
  try {
    const result = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(durabilitySettings)})`.execute(kysely);
    settings = result.rows;
  } catch (error) {
    throw startErrorOf(error);
  }
  const unsafe = settings.find(({ setting }) => setting === 'off');
  if (unsafe) {
    throw new StartError(
      'DATABASE_NOT_DURABLE',
      `The PostgreSQL server has ${unsafe.name} disabled and could lose saved data in a crash: enable it.`,
    );
  }
}

/** Waiting can end an outage, but does not correct a password. */
function startErrorOf(error: unknown): StartError {
  return isDatabaseUnreachable(error)
    ? new StartError(
        'DATABASE_UNREACHABLE',
        'The PostgreSQL server in DATABASE_URL cannot be reached: check that it runs and that the address is correct.',
        error,
      )
    : new StartError(
        'DATABASE_REFUSED',
        'The PostgreSQL server refuses the connection in DATABASE_URL: check the user, the password and the name of the database.',
        error,
      );
}

/**
 * Creates the functions and extensions that the capabilities need. The pg_trgm extension is optional: search works
 * without it.
 */
async function createSharedObjects(kysely: Kysely<DynamicTables>): Promise<void> {
  await sql`create table if not exists write_counters (name text primary key, count bigint not null)`
    .execute(kysely)
    .catch(ignoreConcurrentCreation);
  await sql`create extension if not exists pg_trgm`.execute(kysely).catch(() => undefined);
}

/** Two servers that start at the same time may both try to create it; one of them gets the error that it exists. */
function ignoreConcurrentCreation(error: unknown): void {
  const isDuplicate =
    error instanceof Error && /duplicate key|already exists|must be unique/.test(error.message);
  if (!isDuplicate) throw error;
}
