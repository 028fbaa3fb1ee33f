import { sql, type Kysely } from 'kysely';
import type { Database, DynamicTables, QueryRunner } from './database.ts';
import type { DialectCapabilities } from './dialect.ts';

/** Runs reads in the background until it is closed. */
export interface BackgroundRunner extends QueryRunner {
  close(): Promise<void>;
}

/** Creates a `Database` from the parts of an opened one. */
export function createDatabase(parts: {
  readonly kysely: Kysely<DynamicTables>;
  /** Runs transactions that write thousands of rows. */
  readonly long: Kysely<DynamicTables>;
  readonly background: BackgroundRunner;
  readonly dialect: DialectCapabilities;
  readonly counters: WriteCounters;
  readonly state: () => string | null;
  readonly currentState: () => Promise<string>;
}): Database {
  const { kysely, long, background, dialect, counters, state, currentState } = parts;
  return {
    kysely,
    background,
    dialect,
    transaction: async (work, { isLong = false } = {}) => {
      const touched = new Set<string>();
      const result = await (isLong ? long : kysely).transaction().execute(async (transaction) => {
        const outcome = await work({ kysely: transaction, touch: (table) => touched.add(table) });
        if (touched.size > 0) await counters.beforeCommit(transaction, [...touched]);
        return outcome;
      });
      counters.afterCommit([...touched]);
      return result;
    },
    writeCount: (table) => counters.read(kysely, table),
    state,
    currentState,
    health: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: async () => {
      await background.close();
      await kysely.destroy();
    },
  };
}

/** Counts the committed writes of each table, so that results computed from it can be cached. */
export interface WriteCounters {
  /** Called inside the transaction, before the commit. */
  beforeCommit(transaction: Kysely<DynamicTables>, tables: readonly string[]): Promise<void>;
  /** Called after the commit. */
  afterCommit(tables: readonly string[]): void;
  read(kysely: Kysely<DynamicTables>, table: string): Promise<string>;
}

/** Returns counters for a database that only this process writes to. */
export function memoryCounters(): WriteCounters {
  const counts = new Map<string, number>();
  return {
    beforeCommit: async () => undefined,
    afterCommit: (tables) => {
      for (const table of tables) counts.set(table, (counts.get(table) ?? 0) + 1);
    },
    read: async (_kysely, table) => String(counts.get(table) ?? 0),
  };
}

/** Returns counters for a database that several processes share: the counter is committed together with the write. */
export function storedCounters(): WriteCounters {
  return {
    beforeCommit: async (transaction, tables) => {
      const inOrder = [...tables].toSorted();
      for (const table of inOrder) {
        await sql`insert into write_counters (name, count) values (${table}, 1)
          on conflict (name) do update set count = write_counters.count + 1`.execute(transaction);
      }
    },
    afterCommit: () => undefined,
    read: async (kysely, table) => {
      const { rows } = await sql<{ count: string | number }>`
        select count from write_counters where name = ${table}`.execute(kysely);
      return String(rows[0]?.count ?? 0);
    },
  };
}
