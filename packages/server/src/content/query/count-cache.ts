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
    const { known, keep } = await this.lookUp(query, tables);
    if (known !== undefined) return known;
    const total = await this.fresh(query, runner);
    keep(total);
    return total;
  }

  /**
   * The count as it is remembered, undefined when it is not, and how to remember one that was found in another way. It
   * has to have been counted after this was asked.
   */
  async lookUp(
    query: CompiledQuery,
    tables: readonly string[],
  ): Promise<{ readonly known: number | undefined; readonly keep: (total: number) => void }> {
    const key = `${query.sql} ${JSON.stringify(query.parameters, bigintsAsText)}`;
    const writes = (await Promise.all(tables.map((table) => this.#database.writeCount(table)))).join();
    const known = this.#counts.get(key);
    return {
      known: known?.writes === writes ? known.total : undefined,
      keep: (total) => {
        this.#keep(key, { writes, total });
      },
    };
  }

  #keep(key: string, count: KnownCount): void {
    this.#counts.delete(key);
    this.#counts.set(key, count);
    if (this.#counts.size <= capacity) return;
    const oldest = this.#counts.keys().next().value;
    if (oldest !== undefined) this.#counts.delete(oldest);
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
