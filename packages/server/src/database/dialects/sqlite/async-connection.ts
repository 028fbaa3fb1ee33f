import AsyncLibsql from 'libsql/promise';
import { translateSqliteError } from './errors.ts';
import { rowOf, type StatementOutcome } from './statements.ts';
import { type SqliteValue, toSqliteValue } from './values.ts';

/** How long a statement waits for another process (a backup, a shell) that holds the file. */
export const busySeconds = 5;

/** Pages of the log that a commit moves itself, where so much is written that nobody keeps up with it beside. */
const maxLogPages = 20_000;

/** What every connection that writes has set, as pragmas. */
export const connectionSettings = [
  `busy_timeout = ${busySeconds * 1000}`,
  'synchronous = full',
  'foreign_keys = on',
  `wal_autocheckpoint = ${maxLogPages}`,
  'cache_size = -8192',
  'temp_store = memory',
] as const;

/** A statement of the driver's asynchronous half, as far as it is used here. */
export interface AsyncStatement {
  raw(on: boolean): this;
  columns(): readonly { readonly name: string }[];
  /** Works up to the first row on a thread of the driver's own; the other rows are fetched on ours. */
  all(parameters: readonly SqliteValue[]): Promise<readonly (readonly unknown[])[]>;
}

/** A connection of the driver's asynchronous half, as far as it is used here. */
export interface AsyncConnection {
  prepare(text: string): Promise<AsyncStatement>;
  exec(text: string): Promise<void>;
  /** Ends the statement that is running, at its next step, with SQLITE_INTERRUPT. */
  interrupt(): void;
  close(): void;
}

/** Opens a connection whose statements run beside the event loop. */
export function openAsync(file: string, busySeconds: number): AsyncConnection {
  return new AsyncLibsql(file, { timeout: busySeconds });
}

interface Prepared {
  readonly statement: AsyncStatement;
  readonly columns: readonly string[];
}

/**
 * A write transaction on a connection of its own, whose statements and whose commit run on a thread of the driver's own:
 * writing thousands of rows, and above all storing them for good, would otherwise keep everybody waiting. Each statement
 * takes a little longer this way, and one transaction at a time may write, as ever.
 */
export class AsyncTransaction {
  readonly #connection: AsyncConnection;
  readonly #prepared = new Map<string, Prepared>();

  private constructor(connection: AsyncConnection) {
    this.#connection = connection;
  }

  /** Opens a connection and begins to write. */
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

  /** Runs one statement; errors come out translated. */
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

  /** Runs a statement without results, such as one about a savepoint. */
  async control(text: string): Promise<void> {
    try {
      await this.#connection.exec(text);
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** Stores everything for good. The transaction is to be closed then, and rolled back before where this fails. */
  commit(): Promise<void> {
    return this.control('commit');
  }

  /** Undoes everything that is not stored, and closes the connection. */
  async rollback(): Promise<void> {
    // Where SQLite has ended the transaction by itself, a refusal would hide why.
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
