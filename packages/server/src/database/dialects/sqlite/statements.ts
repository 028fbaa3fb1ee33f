import type Libsql from 'libsql';
import { toSqliteValue } from './values.ts';
import { translateSqliteError } from './errors.ts';

interface Prepared {
  readonly statement: Libsql.Statement;
  readonly columns: readonly string[];
}

/** The outcome of one statement. */
export interface StatementOutcome {
  readonly rows: Record<string, unknown>[];
  readonly changes: number;
}

const capacity = 500;

const noParameters: unknown[] = [];

/** Returns a row as an object by column names. */
export function rowOf(columns: readonly string[], values: readonly unknown[]): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index];
  return row;
}

/**
 * Prepared statements of one connection, cached by their text; the least recently used is dropped first. Preparing
 * takes several times as long as running.
 */
export class Statements {
  readonly #connection: Libsql.Database;
  readonly #prepared = new Map<string, Prepared>();

  constructor(connection: Libsql.Database) {
    this.#connection = connection;
  }

  /** Runs one statement; errors are translated. */
  run(text: string, parameters: readonly unknown[]): StatementOutcome {
    try {
      const { statement, columns } = this.#prepare(text);
      const bound = parameters.map(toSqliteValue);
      if (columns.length === 0) {
        const { changes } = statement.run(bound);
        return { rows: [], changes };
      }
      const rows = (statement.all(bound) as unknown[][]).map((values) => rowOf(columns, values));
      return { rows, changes: rows.length };
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** Returns the only value of a statement without parameters, in half the time of `run`, which creates lists. */
  value(text: string): unknown {
    try {
      const [value] = this.#prepare(text).statement.get(noParameters) as unknown[];
      return value;
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** Runs statements without results, such as BEGIN or a schema change. */
  execute(text: string): void {
    try {
      this.#connection.exec(text);
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  /** True if a transaction is open; SQLite ends one automatically if the disk is full. */
  get isInTransaction(): boolean {
    return this.#connection.inTransaction;
  }

  /** Drops every statement: their column lists are stale after a schema change. */
  clear(): void {
    this.#prepared.clear();
  }

  #prepare(text: string): Prepared {
    const known = this.#prepared.get(text);
    if (known) {
      this.#prepared.delete(text);
      this.#prepared.set(text, known);
      return known;
    }
    const statement = this.#connection.prepare(text);
    const columns = statement.columns().map((column) => column.name);
    if (columns.length > 0) statement.raw(true);
    const prepared = { statement, columns };
    this.#prepared.set(text, prepared);
    if (this.#prepared.size > capacity) {
      const oldest = this.#prepared.keys().next().value;
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    return prepared;
  }
}
