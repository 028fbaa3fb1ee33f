import { openAsync, type AsyncConnection, type AsyncStatement } from './async-connection.ts';
import { toSqliteValue } from './bindings.ts';
import { busySeconds, connectionSettings } from './connection-settings.ts';
import { translateSqliteError } from './sqlite-errors.ts';
import { rowOf, type StatementOutcome } from './statements.ts';

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
