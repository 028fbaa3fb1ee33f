import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';
import type { AsyncTransaction } from './async-connection.ts';
import { EventLoopTurn } from './event-loop-turn.ts';
import type { BackgroundCheckpoint } from './background-checkpoint.ts';
import type { StatementOutcome, Statements } from './statements.ts';

/** The two connections to the file, and the gate that serializes writers. */
export interface SqliteConnections {
  readonly reader: Statements;
  readonly writer: Statements;
  readonly gate: WriteGate;
  readonly checkpoint: Pick<BackgroundCheckpoint, 'committed'>;
  close(): Promise<void>;
}

/** How the transactions of a driver run off the event loop. */
export interface LongTransactions {
  begin(): Promise<AsyncTransaction>;
}

/**
 * Reads run immediately on a separate connection: they see the last committed state and wait for nothing. Writes pass
 * the gate one at a time, single statements as well as transactions. Other requests run between the statements of a
 * transaction.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections;
  readonly #long: LongTransactions | null;
  readonly #turn = new EventLoopTurn();

  /** @param long set if transactions are so long that they run off the event loop */
  constructor(connections: SqliteConnections, long: LongTransactions | null = null) {
    this.#connections = connections;
    this.#long = long;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#connections, this.#turn, this.#long);
  }

  async beginTransaction(connection: SqliteConnection): Promise<void> {
    await connection.begin();
  }

  async commitTransaction(connection: SqliteConnection): Promise<void> {
    await connection.commit();
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    await connection.rollback();
  }

  async savepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`savepoint "${name}"`);
  }

  async rollbackToSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`rollback to "${name}"`);
  }

  async releaseSavepoint(connection: SqliteConnection, name: string): Promise<void> {
    await connection.control(`release "${name}"`);
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    const leave = await this.#connections.gate.enter();
    await this.#connections.close();
    leave();
  }
}

class SqliteConnection implements DatabaseConnection {
  readonly #connections: SqliteConnections;
  readonly #turn: EventLoopTurn;
  readonly #long: LongTransactions | null;
  #leave: (() => void) | null = null;
  #transaction: AsyncTransaction | null = null;

  constructor(connections: SqliteConnections, turn: EventLoopTurn, long: LongTransactions | null) {
    this.#connections = connections;
    this.#turn = turn;
    this.#long = long;
  }

  async begin(): Promise<void> {
    const leave = await this.#connections.gate.enter();
    try {
      if (this.#long) this.#transaction = await this.#long.begin();
      else this.#connections.writer.execute('begin immediate');
      this.#leave = leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  async commit(): Promise<void> {
    if (this.#transaction) {
      await this.#transaction.commit();
      this.#transaction.close();
    } else {
      this.#connections.writer.execute('commit');
    }
    this.#connections.checkpoint.committed();
    this.#end();
  }

  async rollback(): Promise<void> {
    const { writer } = this.#connections;
    try {
      // A failing rollback would hide why the transaction failed.
      if (this.#transaction) await this.#transaction.rollback();
      else if (writer.isInTransaction) writer.execute('rollback');
    } finally {
      this.#end();
    }
  }

  async control(text: string): Promise<void> {
    if (this.#transaction) await this.#transaction.control(text);
    else this.#connections.writer.execute(text);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { reader, writer, gate, checkpoint } = this.#connections;
    if (this.#turn.isLong()) await this.#turn.next();
    if (this.#transaction) return outcomeOf(await this.#transaction.run(query.sql, query.parameters));
    if (this.#leave) return this.#run(writer, query);
    if (isRead(query)) return this.#run(reader, query);
    const leave = await gate.enter();
    try {
      const result = this.#run<Row>(writer, query);
      checkpoint.committed();
      return result;
    } finally {
      leave();
    }
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  #run<Row>(statements: Statements, query: CompiledQuery): QueryResult<Row> {
    const outcome = statements.run(query.sql, query.parameters);
    if (changesSchema(query)) {
      this.#connections.reader.clear();
      this.#connections.writer.clear();
    }
    return outcomeOf(outcome);
  }

  #end(): void {
    this.#transaction = null;
    this.#leave?.();
    this.#leave = null;
  }
}

function outcomeOf<Row>({ rows, changes }: StatementOutcome): QueryResult<Row> {
  return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
}

function isRead(query: CompiledQuery): boolean {
  return (
    query.query.kind === 'SelectQueryNode' || /^\s*(?:select|explain|pragma table_info)\b/i.test(query.sql)
  );
}

function changesSchema(query: CompiledQuery): boolean {
  return /^\s*(?:create|alter|drop)\b/i.test(query.sql);
}

/** Admits one writer at a time, in the order of arrival. */
export class WriteGate {
  #last: Promise<void> = Promise.resolve();

  /** Waits for its turn. @returns a function that ends the turn and may be called more than once */
  async enter(): Promise<() => void> {
    const before = this.#last;
    let leave = (): void => undefined;
    this.#last = new Promise<void>((resolve) => {
      leave = resolve;
    });
    await before;
    return leave;
  }
}
