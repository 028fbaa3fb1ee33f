import { sql, type Kysely } from 'kysely';
import type { Database, DynamicTables, QueryRunner } from './database.ts';
import type { DialectCapabilities } from './dialect.ts';
import type { WriteCounters } from './write-counters.ts';

/** What runs reads in the background, until it is closed. */
export interface BackgroundRunner extends QueryRunner {
  close(): Promise<void>;
}

/** Puts the parts of an opened database together. */
export function createDatabase(parts: {
  readonly kysely: Kysely<DynamicTables>;
  /** Runs the transactions that write thousands of rows. */
  readonly long: Kysely<DynamicTables>;
  readonly background: BackgroundRunner;
  readonly dialect: DialectCapabilities;
  readonly counters: WriteCounters;
  readonly state: () => string | null;
}): Database {
  const { kysely, long, background, dialect, counters, state } = parts;
  return {
    kysely,
    background,
    dialect,
    transaction: async (work, { isLong = false } = {}) => {
      const touched = new Set<string>();
      const result = await (isLong ? long : kysely).transaction().execute(async (transaction) => {
        const answer = await work({ kysely: transaction, touch: (table) => touched.add(table) });
        if (touched.size > 0) await counters.beforeCommit(transaction, [...touched]);
        return answer;
      });
      counters.afterCommit([...touched]);
      return result;
    },
    writeCount: (table) => counters.read(kysely, table),
    state,
    health: async () => {
      await sql`select 1`.execute(kysely);
    },
    close: async () => {
      await background.close();
      await kysely.destroy();
    },
  };
}
