import type { CompiledQuery, QueryResult } from 'kysely';
import { DatabaseError } from '../../database-error.ts';
import { ReadingLane, type LaneSettings } from './reading-lane.ts';

/** How reads in the background share what there is. */
export interface BackgroundLimits extends LaneSettings {
  /** Reads that run at the same time, each on a connection of its own. */
  readonly lanes: number;
  /** Reads that may wait for one of them; more are refused. */
  readonly waiting: number;
  /** Milliseconds without a read after which a connection and its memory are given back. */
  readonly idle: number;
}

const usualLimits: BackgroundLimits = { lanes: 4, waiting: 100, idle: 10_000, time: 2000 };

/**
 * Runs reads whose work depends on what somebody asks beside the event loop, each for a limited time: whoever asks
 * for much waits alone. Connections are opened when they are needed and closed when nobody reads any more.
 */
export class BackgroundReads {
  readonly #file: string;
  readonly #limits: BackgroundLimits;
  readonly #lanes = new Set<ReadingLane>();
  readonly #free: ReadingLane[] = [];
  readonly #waiting: ((lane: ReadingLane) => void)[] = [];

  constructor(file: string, limits: Partial<BackgroundLimits> = {}) {
    this.#file = file;
    this.#limits = { ...usualLimits, ...limits };
  }

  /** Connections that are open now. */
  get open(): number {
    return this.#lanes.size;
  }

  /**
   * Runs a select.
   * @throws DatabaseError `timeout` when it takes too long, `busy` when too many wait
   */
  async executeQuery<Row>(query: CompiledQuery<Row>): Promise<QueryResult<Row>> {
    const deadline = performance.now() + this.#limits.time;
    const lane = await this.#enter(deadline);
    const { answer, settled } = lane.read(query.sql, query.parameters);
    // A read that ran out of time keeps its lane until it has really ended.
    void settled.then(() => {
      this.#leave(lane);
    });
    return { rows: (await answer) as Row[] };
  }

  /** Ends what is running and closes every connection. */
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
