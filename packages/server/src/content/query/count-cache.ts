import type { CompiledQuery } from 'kysely';
import { rowsOf, type Database, type QueryRunner } from '../../database/database.ts';

interface KnownCount {
  readonly writes: string;
  readonly total: number;
}

const capacity = 500;

/**
 * Remembers how many rows a query counts for as long as nobody writes to the tables it reads: counting
 * a long list costs far more than reading a page of it.
 */
export class CountCache {
  readonly #database: Database;
  readonly #counts = new Map<string, KnownCount>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The count, from memory when the tables were not written to since. */
  async count(
    query: CompiledQuery,
    tables: readonly string[],
    runner: QueryRunner = this.#database.kysely,
  ): Promise<number> {
    const key = `${query.sql} ${JSON.stringify(query.parameters, bigintsAsText)}`;
    const writes = (await Promise.all(tables.map((table) => this.#database.writeCount(table)))).join();
    const known = this.#counts.get(key);
    if (known?.writes === writes) return known.total;
    const total = await this.fresh(query, runner);
    this.#counts.delete(key);
    this.#counts.set(key, { writes, total });
    if (this.#counts.size > capacity) {
      const oldest = this.#counts.keys().next().value;
      if (oldest !== undefined) this.#counts.delete(oldest);
    }
    return total;
  }

  /** The count, asked of the database. */
  async fresh(query: CompiledQuery, runner: QueryRunner = this.#database.kysely): Promise<number> {
    const [row] = await rowsOf<{ readonly total: number | string }>(runner, query);
    return Number(row?.total ?? 0);
  }
}

function bigintsAsText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
