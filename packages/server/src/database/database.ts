import type { CompiledQuery, Kysely } from 'kysely';
import type { DialectCapabilities } from './dialect.ts';

/** Tables are known at run time only; owners narrow them with `kysely.withTables<TheirTables>()`. */
export type DynamicTables = Record<string, Record<string, unknown>>;

/** Runs queries on the database or in a transaction. */
export type QueryRunner = Pick<Kysely<DynamicTables>, 'executeQuery'>;

/** Runs queries on all tables: the database itself or a transaction. */
export type DatabaseConnection = Kysely<DynamicTables>;

/** A write transaction. */
export interface DatabaseTransaction {
  readonly kysely: Kysely<DynamicTables>;
  /** Names a table whose cached counts are stale once this transaction is committed. */
  readonly touch: (table: string) => void;
}

/**
 * The open database. Reads go through `kysely` and never wait for a write; several writes that belong
 * together go through `transaction`.
 */
export interface Database {
  readonly kysely: Kysely<DynamicTables>;
  /**
   * Runs selects whose work depends on what somebody asks (text filters, searches, sorting by anything): beside
   * everything else, and for 2 seconds at most. Throws a DatabaseError `timeout` or `busy`.
   */
  readonly background: QueryRunner;
  readonly dialect: DialectCapabilities;
  /**
   * Runs `work` in one write transaction; a throw inside rolls everything back and is rethrown.
   * @param options `isLong`: thousands of rows are written, so that even storing them for good holds up nobody
   */
  transaction<Result>(
    work: (transaction: DatabaseTransaction) => Promise<Result>,
    options?: { readonly isLong?: boolean },
  ): Promise<Result>;
  /** A text that changes with every committed write to the table; the key of cached counts. */
  writeCount(table: string): Promise<string>;
  /**
   * A text that differs after every committed write to any table, whoever made it: what was read while it
   * was the same is still true. Null where asking would cost as much as reading.
   */
  state(): string | null;
  /** Resolves when the database answers; rejects otherwise. */
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
