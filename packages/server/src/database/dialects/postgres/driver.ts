import { Kysely, PostgresDialect, type PostgresCursor, type PostgresPool } from 'kysely';
import type { PostgresPoolClient, PostgresQueryResult } from 'kysely';
import pg from 'pg';
import { DatabaseError } from '../../database-error.ts';
import type { DynamicTables } from '../../database.ts';
import type { DatabaseLogger } from '../../database.ts';
import { translatePostgresError } from './errors.ts';
import { valueTypes } from './values.ts';

/** Milliseconds after PostgreSQL's own time limit until an unresponsive connection is closed. */
const unansweredTime = 5000;

/** The size of a pool, and the milliseconds that one of its statements may take. */
interface PoolLimits {
  readonly connections: number;
  readonly time: number;
}

/** Opens a pool of connections, each on first use. Lost connections are replaced on the next use. */
export function openPool(url: string, limits: PoolLimits, logger?: DatabaseLogger): Kysely<DynamicTables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: limits.connections,
    connectionTimeoutMillis: 5000,
    statement_timeout: limits.time,
    // A host that disappeared sends no error: only a timer on this side ends the wait.
    query_timeout: limits.time + unansweredTime,
    keepAlive: true,
    idle_in_transaction_session_timeout: 60_000,
    options: '-c timezone=UTC',
    types: valueTypes,
  });
  const outage = reportOutages(logger);
  // Node.js ends the process on an `error` event without a listener, and the pool listens to idle clients only.
  pool.on('connect', (client) => {
    outage.ended();
    client.on('error', outage.began);
  });
  pool.on('error', outage.began);
  return new Kysely<DynamicTables>({ dialect: new PostgresDialect({ pool: translating(pool) }) });
}

/** Logs the first lost connection of an outage and the first connection after it, instead of every connection. */
function reportOutages(logger?: DatabaseLogger) {
  let isLost = false;
  return {
    began: (error: Error): void => {
      if (isLost) return;
      isLost = true;
      logger?.error({ error: error.message }, 'the connection to the database was lost');
    },
    ended: (): void => {
      if (!isLost) return;
      isLost = false;
      logger?.info({}, 'connected to the database again');
    },
  };
}

/** Wraps the pool so that the errors of its clients are translated. */
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
  #isLost = false;

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
    // An unresponsive connection may still run its statement: no other request may get it.
    this.#client.release(this.#isLost);
  }

  async #run<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    try {
      const result: unknown = await this.#client.query(text, [...parameters]);
      return result as PostgresQueryResult<Row>;
    } catch (error) {
      const translated = translatePostgresError(error);
      this.#isLost ||= translated instanceof DatabaseError && translated.kind === 'connection-lost';
      throw translated;
    }
  }
}
