import {
  Kysely,
  PostgresDialect,
  sql,
  type PostgresCursor,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely';
import pg from 'pg';
import { StartError } from '../../../errors/start-error.ts';
import { createDatabase } from '../../create-database.ts';
import type { Database, DynamicTables } from '../../database.ts';
import type { DatabaseLogger } from '../../database-logger.ts';
import { storedCounters } from '../../write-counters.ts';
import { postgresCapabilities } from './postgres-capabilities.ts';
import { translatePostgresError } from './postgres-errors.ts';
import { valueTypes } from './value-types.ts';

/** Settings without which a committed write can be lost in a crash. */
const durabilitySettings = ['synchronous_commit', 'fsync', 'full_page_writes'] as const;

/**
 * Opens a pool to PostgreSQL. Throws a StartError when the server cannot be reached, or is set up so
 * that it may lose what it has confirmed.
 */
export async function openPostgres(url: string, logger?: DatabaseLogger): Promise<Database> {
  const kysely = pooled(url, { connections: 10, time: 30_000 }, logger);
  try {
    await requireDurability(kysely);
    await createSharedObjects(kysely);
  } catch (error) {
    await kysely.destroy();
    throw error;
  }
  // Connects with its first read.
  const background = pooled(url, { connections: 4, time: 2000 }, logger);
  return createDatabase({
    kysely,
    // Its transactions run in another process, however long they are.
    long: kysely,
    background: {
      executeQuery: (query) => background.executeQuery(query),
      close: () => background.destroy(),
    },
    dialect: postgresCapabilities,
    counters: storedCounters(),
    state: () => null,
  });
}

/** @param limits `time` is how many milliseconds a statement may take */
function pooled(
  url: string,
  limits: { readonly connections: number; readonly time: number },
  logger?: DatabaseLogger,
): Kysely<DynamicTables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: limits.time,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    types: valueTypes,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => {
    logger?.error({ error: error.message }, 'A database connection was lost');
  });
  return new Kysely<DynamicTables>({ dialect: new PostgresDialect({ pool: translating(pool) }) });
}

async function requireDurability(kysely: Kysely<DynamicTables>): Promise<void> {
  let settings: readonly { readonly name: string; readonly setting: string }[];
  try {
    const result = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where name in (${sql.join(durabilitySettings)})`.execute(kysely);
    settings = result.rows;
  } catch (error) {
    throw new StartError(
      'DATABASE_UNREACHABLE',
      'The PostgreSQL server in DATABASE_URL cannot be reached: check that it runs and that the address and the password are right.',
      error,
    );
  }
  const unsafe = settings.find(({ setting }) => setting === 'off');
  if (unsafe) {
    throw new StartError(
      'DATABASE_NOT_DURABLE',
      `The PostgreSQL server has ${unsafe.name} switched off and could lose saved work in a crash: switch it on.`,
    );
  }
}

/** What the capabilities need in the database itself. The extension is optional: search works without. */
async function createSharedObjects(kysely: Kysely<DynamicTables>): Promise<void> {
  await sql`create table if not exists write_counters (name text primary key, count bigint not null)`
    .execute(kysely)
    .catch(ignoreConcurrentCreation);
  await sql`create extension if not exists pg_trgm`.execute(kysely).catch(() => undefined);
}

/** Two servers that start at once may both try to create it; one of them is told that it exists. */
function ignoreConcurrentCreation(error: unknown): void {
  const isDuplicate =
    error instanceof Error && /duplicate key|already exists|must be unique/.test(error.message);
  if (!isDuplicate) throw error;
}

/** The pool with its clients' errors translated. */
function translating(pool: pg.Pool): PostgresPool {
  return {
    end: () => pool.end(),
    connect: async () => {
      try {
        return new TranslatingClient(await pool.connect());
      } catch (error) {
        throw translatePostgresError(error);
      }
    },
  };
}

class TranslatingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;

  constructor(client: pg.PoolClient) {
    this.#client = client;
  }

  query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') return text;
    return this.#run<Row>(text, parameters);
  }

  release(): void {
    this.#client.release();
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const result: unknown = await this.#client.query(text, [...parameters]);
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      throw translatePostgresError(error);
    }
  }
}
