import AsyncLibsql from 'libsql/promise';
import { translateSqliteError } from './errors.ts';
import { rowOf, type StatementOutcome } from './statements.ts';
import { type SqliteValue, toSqliteValue } from './values.ts';

/** Seconds for which a statement waits for another process (a backup, a shell) that locks the file. */
export const busySeconds = 5;

/**
 * Pages of the write-ahead log from which a commit moves them itself, when writes outpace the background checkpoint.
 */
const maxLogPages = 20_000;

/** The pragmas of every connection that writes. */
export const connectionSettings = [
  `busy_timeout = ${busySeconds * 1000}`,
  'synchronous = full',
  'foreign_keys = on',
  `wal_autocheckpoint = ${maxLogPages}`,
  'cache_size = -4096',
  'temp_store = memory',
] as const;

/** A statement of the driver's asynchronous API, with the members used here. */
export interface AsyncStatement {
  raw(on: boolean): this;
  columns(): readonly { readonly name: string }[];
  /** Runs up to the first row on a thread of the driver; the other rows are fetched on the main thread. */
  all(parameters: readonly SqliteValue[]): Promise<readonly (readonly unknown[])[]>;
}

/** A connection of the driver's asynchronous API, with the members used here. */
export interface AsyncConnection {
  prepare(text: string): Promise<AsyncStatement>;
  exec(text: string): Promise<void>;
  /** Interrupts the running statement at its next step, with SQLITE_INTERRUPT. */
  interrupt(): void;
  close(): void;
}

/** Opens a connection whose statements do not block the event loop. */
export function openAsync(file: string, busySeconds: number): AsyncConnection {
  return new AsyncLibsql(file, { timeout: busySeconds });
}

interface Prepared {
  readonly statement: AsyncStatement;
  readonly columns: readonly string[];
}

/**
 * A write transaction on a separate connection, whose statements and commit run on a thread of the driver: writing
 * thousands of rows, and above all committing them, would block the event loop. Each statement takes slightly longer
 * this way, and one transaction at a time may write, as always.
 */
export class AsyncTransaction {
  readonly #connection: AsyncConnection;
  readonly #prepared = new Map<string, Prepared>();

  private constructor(connection: AsyncConnection) {
    this.#connection = connection;
  }

  /** Opens a connection and starts the transaction. */
  static async begin(file: string): Promise<AsyncTransaction> {
    const connection = openAsync(file, busySeconds);
    try {
      await connection.exec(connectionSettings.map((setting) => `pragma ${setting};`).join(' '));
      await connection.exec('begin immediate');
      return new AsyncTransaction(connection);
    } catch (error) {
      connection.close();
      throw translateSqliteError(error);
    }
  }

  /** Runs one statement; errors are translated. */
  async run(text: string, parameters: readonly unknown[]): Promise<StatementOutcome> {
    try {
      const { statement, columns } = await this.#prepare(text);
      const rows = await statement.all(parameters.map(toSqliteValue));
      if (columns.length === 0) return { rows: [], changes: await this.#changes() };
      return { rows: rows.map((values) => rowOf(columns, values)), changes: rows.length };
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** Runs a statement without results, such as one for a savepoint. */
  async control(text: string): Promise<void> {
    try {
      await this.#connection.exec(text);
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** Commits. The transaction has to be closed afterwards, and rolled back first if the commit fails. */
  commit(): Promise<void> {
    return this.control('commit');
  }

  /** Rolls the transaction back and closes the connection. */
  async rollback(): Promise<void> {
    // If SQLite has already ended the transaction, a failing rollback would hide the original error.
    await this.#connection.exec('rollback').catch(() => undefined);
    this.close();
  }

  /** Closes the connection. */
  close(): void {
    this.#prepared.clear();
    this.#connection.close();
  }

  async #changes(): Promise<number> {
    const { statement } = await this.#prepare('select changes()');
    const [row] = await statement.all([]);
    return Number(row?.[0] ?? 0);
  }

  async #prepare(text: string): Promise<Prepared> {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = await this.#connection.prepare(text);
    const columns = statement.columns().map(({ name }) => name);
    if (columns.length > 0) statement.raw(true);
    const prepared = { statement, columns };
    this.#prepared.set(text, prepared);
    return prepared;
  }
}
