import type { CompiledQuery, QueryResult } from 'kysely';
import { DatabaseError } from '../../database-error.ts';
import { openAsync, type AsyncConnection, type AsyncStatement } from './async-connection.ts';
import { translateSqliteError } from './errors.ts';
import { rowOf } from './statements.ts';
import { toSqliteValue } from './values.ts';

/** The limits that background reads share. */
export interface BackgroundLimits extends LaneSettings {
  /** Reads that run at the same time, each on a separate connection. */
  readonly lanes: number;
  /** Reads that may wait for a connection; more are rejected. */
  readonly waiting: number;
  /** Milliseconds without a read after which a connection is closed. */
  readonly idle: number;
}

const defaultLimits: BackgroundLimits = { lanes: 4, waiting: 100, idle: 10_000, time: 2000 };

/**
 * Runs reads whose duration depends on the request off the event loop, each for a limited time, so that an expensive
 * request delays no other. Connections are opened on demand and closed when idle.
 */
export class BackgroundReads {
  readonly #file: string;
  readonly #limits: BackgroundLimits;
  readonly #lanes = new Set<ReadingLane>();
  readonly #free: ReadingLane[] = [];
  readonly #waiting: ((lane: ReadingLane) => void)[] = [];

  constructor(file: string, limits: Partial<BackgroundLimits> = {}) {
    this.#file = file;
    this.#limits = { ...defaultLimits, ...limits };
  }

  /** The number of open connections. */
  get open(): number {
    return this.#lanes.size;
  }

  /** Runs a select. @throws DatabaseError `timeout` if it takes too long, `busy` if too many reads wait */
  async executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#limits.time;
    const lane = await this.#enter(deadline);
    const { rows, settled } = lane.read(query.sql, query.parameters);
    // A read that exceeded its time occupies its lane until it has ended.
    void settled.then(() => {
      this.#leave(lane);
    });
    return { rows: (await rows) as Row[] };
  }

  /** Interrupts running reads and closes every connection. */
  async close(): Promise<void> {
    await Promise.all([...this.#lanes].map((lane) => lane.close()));
    this.#lanes.clear();
  }

  async #enter(deadline: number): Promise<ReadingLane> {
    const free = this.#free.pop();
    if (free) return free;
    if (this.#lanes.size < this.#limits.lanes) {
      const lane = new ReadingLane(this.#file, this.#limits);
      this.#lanes.add(lane);
      return lane;
    }
    if (this.#waiting.length >= this.#limits.waiting) throw new DatabaseError('busy', null);
    return new Promise((resolve, reject) => {
      const enter = (lane: ReadingLane): void => {
        clearTimeout(tooLate);
        resolve(lane);
      };
      const tooLate = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(enter), 1);
        reject(new DatabaseError('busy', null));
      }, deadline - performance.now());
      this.#waiting.push(enter);
    });
  }

  #leave(lane: ReadingLane): void {
    const next = this.#waiting.shift();
    if (next) {
      next(lane);
      return;
    }
    this.#free.push(lane);
    lane.closeWhenIdle(this.#limits.idle, () => {
      this.#free.splice(this.#free.indexOf(lane), 1);
      this.#lanes.delete(lane);
    });
  }
}

export interface LaneSettings {
  /** Milliseconds that a read may take. */
  readonly time: number;
}

type Rows = readonly Record<string, unknown>[];

/** The promises of a started read. */
export interface StartedRead {
  /** Its rows or its error, at the latest when its time is over. */
  readonly rows: Promise<Rows>;
  /** Resolves when the connection is free again. */
  readonly settled: Promise<void>;
}

const maxStatements = 50;

/** A connection for one read at a time, which runs on a thread of the driver and can be interrupted. */
export class ReadingLane {
  readonly #connection: AsyncConnection;
  readonly #settings: LaneSettings;
  readonly #ready: Promise<void>;
  readonly #prepared = new Map<string, AsyncStatement>();
  #running: Promise<void> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(file: string, settings: LaneSettings) {
    this.#settings = settings;
    this.#connection = openAsync(file, 5);
    this.#ready = this.#connection.exec(
      'pragma query_only = on; pragma cache_size = -4096; pragma temp_store = memory;',
    );
  }

  /** Starts a read; the previous one has to be settled. */
  read(text: string, parameters: readonly unknown[]): StartedRead {
    clearTimeout(this.#idle);
    const rows = this.#run(text, parameters);
    const settled = rows.then(
      () => undefined,
      () => undefined,
    );
    this.#running = settled;
    return { rows: this.#inTime(rows), settled };
  }

  /** Closes the connection unless a read starts within that many milliseconds. */
  closeWhenIdle(milliseconds: number, closed: () => void): void {
    this.#idle = setTimeout(() => {
      closed();
      this.#connection.close();
    }, milliseconds);
    this.#idle.unref();
  }

  /** Interrupts the running read and closes the connection. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#connection.interrupt();
    await this.#running;
    this.#connection.close();
  }

  async #run(text: string, parameters: readonly unknown[]): Promise<Rows> {
    try {
      await this.#ready;
      const statement = await this.#prepare(text);
      const names = statement.columns().map(({ name }) => name);
      const rows = await statement.all(parameters.map(toSqliteValue));
      return rows.map((values) => rowOf(names, values));
    } catch (error) {
      throw translateSqliteError(error);
    }
  }

  async #inTime(rows: Promise<Rows>): Promise<Rows> {
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        // A single long comparison cannot be interrupted: the response does not wait for its end.
        this.#connection.interrupt();
        reject(new DatabaseError('timeout', null));
      }, this.#settings.time);
    });
    try {
      return await Promise.race([rows, tooLate]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #prepare(text: string): Promise<AsyncStatement> {
    const known = this.#prepared.get(text);
    if (known) return known;
    // Only the work up to the first row runs off the main thread: materialized, that is all of it.
    const statement = await this.#connection.prepare(
      `with "found" as materialized (${text}) select * from "found"`,
    );
    statement.raw(true);
    if (this.#prepared.size >= maxStatements) this.#prepared.clear();
    this.#prepared.set(text, statement);
    return statement;
  }
}
