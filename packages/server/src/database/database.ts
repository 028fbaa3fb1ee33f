import type { CompiledQuery, Kysely } from 'kysely';
import type { DialectCapabilities } from './dialect.ts';

/** Rows of tables that are known at run time only; owners narrow them with `kysely.withTables<TheirTables>()`. */
export type DynamicTables = Record<string, Record<string, unknown>>;

/** Runs queries on the database or in a transaction. */
export type QueryRunner = Pick<Kysely<DynamicTables>, 'executeQuery'>;

/** Runs queries on all tables: the database itself or a transaction. */
export type DatabaseConnection = Kysely<DynamicTables>;

/** A write transaction. */
export interface DatabaseTransaction {
  readonly kysely: Kysely<DynamicTables>;
  /** Marks the cached counts of a table as stale after the commit. */
  readonly touch: (table: string) => void;
}

/** The open database. Reads go through `kysely` and never wait for a write; related writes go through `transaction`. */
export interface Database {
  readonly kysely: Kysely<DynamicTables>;
  /**
   * Runs selects whose duration depends on the request (text filters, searches, any sort order), without blocking
   * others and for at most 2 seconds.
   * @throws DatabaseError `timeout` or `busy`
   */
  readonly background: QueryRunner;
  readonly dialect: DialectCapabilities;
  /**
   * Runs `work` in one write transaction; an error rolls it back and is rethrown.
   * @param options `isLong`: thousands of rows are written, so that even the commit must not block other requests
   */
  transaction<Result>(
    work: (transaction: DatabaseTransaction) => Promise<Result>,
    options?: { readonly isLong?: boolean },
  ): Promise<Result>;
  /** Returns a text that changes with every committed write to the table; the key of cached counts. */
  writeCount(table: string): Promise<string>;
  /**
   * Returns a text that changes with every committed write to any table, by any process: results read under the same
   * text are still valid. Null if determining it costs as much as reading.
   */
  state(): string | null;
  /**
   * Returns such a text even where it takes a statement: for results that cost far more than one. Equal texts mean that no
   * process has committed a write in between.
   */
  currentState(): Promise<string>;
  /** Resolves if the database is reachable; rejects otherwise. */
  health(): Promise<void>;
  close(): Promise<void>;
}

/** Runs a compiled query and returns its rows; the only function that types rows. */
export async function rowsOf<Row>(runner: QueryRunner, query: CompiledQuery): Promise<Row[]> {
  const result = await runner.executeQuery(query);
  return result.rows as Row[];
}

/** The logger methods that the database uses. */
export interface DatabaseLogger {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}
