import type { CompiledQuery } from 'kysely';
import { rowsOf, type Database, type QueryRunner } from '../../database/database.ts';

interface KnownCount {
  readonly writes: string;
  readonly total: number;
  /** When it was counted, milliseconds. */
  readonly at: number;
}

/** What is counted. */
export interface CountedQuery {
  readonly query: CompiledQuery;
  /** The tables that decide what it counts. */
  readonly reads: readonly string[];
  readonly runner: QueryRunner;
  /** Where it stops counting; what there is beyond that makes no difference. */
  readonly limit?: number;
}

const capacity = 500;

/** How long a count that stopped at its limit is told after a write, and how long it is not counted again; milliseconds. */
const belief = { longest: 60_000, pause: 1000 };

/**
 * Remembers how many rows a query counts for as long as nobody writes to the tables it reads: counting
 * a long list costs far more than reading a page of it. A count that stopped at its limit hardly ever changes by a write:
 * it is told once more, and counted again beside the answer.
 */
export class CountCache {
  readonly #database: Database;
  readonly #counts = new Map<string, KnownCount>();
  readonly #recounted = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The count, from memory when the tables were not written to since. */
  async count(counted: CountedQuery): Promise<number> {
    const { known, keep } = await this.lookUp(counted);
    if (known !== undefined) return known;
    const total = await this.fresh(counted.query, counted.runner);
    keep(total);
    return total;
  }

  /**
   * The count as it is remembered, undefined when it is not, and how to remember one that was found in another way. It
   * has to have been counted after this was asked.
   */
  async lookUp(
    counted: CountedQuery,
  ): Promise<{ readonly known: number | undefined; readonly keep: (total: number) => void }> {
    const { query, reads, limit = Infinity } = counted;
    const key = `${query.sql} ${JSON.stringify(query.parameters, bigintsAsText)}`;
    const writes = (await Promise.all(reads.map((table) => this.#database.writeCount(table)))).join();
    const known = this.#counts.get(key);
    const keep = (total: number): void => {
      this.#keep(key, { writes, total, at: performance.now() });
    };
    if (known?.writes === writes) return { known: known.total, keep };
    const age = known && known.total >= limit ? performance.now() - known.at : Infinity;
    if (age > belief.longest) return { known: undefined, keep };
    if (age > belief.pause) void this.#recount(key, counted, keep);
    return { known: limit, keep };
  }

  /** Counts again while nobody waits for it. A count that fails leaves the one that is believed until it is too old. */
  async #recount(key: string, { query, runner }: CountedQuery, keep: (total: number) => void): Promise<void> {
    if (this.#recounted.has(key)) return;
    this.#recounted.add(key);
    await this.fresh(query, runner).then(keep, () => undefined);
    this.#recounted.delete(key);
  }

  #keep(key: string, count: KnownCount): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size <= capacity) return;
    const oldest = this.#counts.keys().next().value;
    if (oldest !== undefined) this.#counts.delete(oldest);
  }

  /** The count, asked of the database. */
  async fresh(query: CompiledQuery, runner: QueryRunner): Promise<number> {
    const [row] = await rowsOf<{ readonly total: number | string }>(runner, query);
    return Number(row?.total ?? 0);
  }
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
