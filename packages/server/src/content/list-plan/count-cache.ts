import type { CompiledQuery } from 'kysely';
import { rowsOf, type Database, type QueryRunner } from '../../database/database.ts';

interface CachedCount {
  /** The write counts of the tables at the time of counting. */
  readonly writes: string;
  readonly total: number;
  /** The time of counting in milliseconds. */
  readonly at: number;
}

/** A query that counts rows. */
export interface CountedQuery {
  readonly query: CompiledQuery;
  /** The tables that decide the result. */
  readonly reads: readonly string[];
  readonly runner: QueryRunner;
  /** The number at which the query stops counting. @default Infinity */
  readonly limit?: number;
}

const capacity = 500;

/** Milliseconds for which a count that reached its limit stays valid after a write, and between two recounts. */
const ttl = { stale: 60_000, recount: 1000 };

/**
 * Caches the results of count queries until a table that they read is written: counting a long list costs far more than
 * reading a page of it. A count that reached its limit rarely changes by a write, so it is returned once more and
 * recounted in the background.
 */
export class CountCache {
  readonly #database: Database;
  readonly #counts = new Map<string, CachedCount>();
  readonly #recounting = new Set<string>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns the count, from the cache if the tables were not written since. */
  async count(counted: CountedQuery): Promise<number> {
    const { known, remember } = await this.lookUp(counted);
    if (known !== undefined) return known;
    const total = await this.fresh(counted.query, counted.runner);
    remember(total);
    return total;
  }

  /**
   * Returns the cached count (undefined without one), and a function that caches a count which the caller determines
   * after this call.
   */
  async lookUp(
    counted: CountedQuery,
  ): Promise<{ readonly known: number | undefined; readonly remember: (total: number) => void }> {
    const { query, reads, limit = Infinity } = counted;
    const key = `${query.sql} ${JSON.stringify(query.parameters, bigintsAsText)}`;
    const writes = (await Promise.all(reads.map((table) => this.#database.writeCount(table)))).join();
    const cached = this.#counts.get(key);
    const remember = (total: number): void => {
      this.#store(key, { writes, total, at: performance.now() });
    };
    if (cached?.writes === writes) return { known: cached.total, remember };
    const age = cached && cached.total >= limit ? performance.now() - cached.at : Infinity;
    if (age > ttl.stale) return { known: undefined, remember };
    if (age > ttl.recount) void this.#recount(key, counted, remember);
    return { known: limit, remember };
  }

  /** Recounts in the background. After a failure the cached count stays valid until it expires. */
  async #recount(
    key: string,
    { query, runner }: CountedQuery,
    remember: (total: number) => void,
  ): Promise<void> {
    if (this.#recounting.has(key)) return;
    this.#recounting.add(key);
    await this.fresh(query, runner).then(remember, () => undefined);
    this.#recounting.delete(key);
  }

  #store(key: string, count: CachedCount): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size <= capacity) return;
    const oldest = this.#counts.keys().next().value;
    if (oldest !== undefined) this.#counts.delete(oldest);
  }

  /** Counts in the database, without the cache. */
  async fresh(query: CompiledQuery, runner: QueryRunner): Promise<number> {
    const [row] = await rowsOf<{ readonly total: number | string }>(runner, query);
    return Number(row?.total ?? 0);
  }
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
