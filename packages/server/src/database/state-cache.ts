import type { Database } from './database.ts';

/** The maximum number of values, however small they are. */
const maxValues = 1000;

/** Caches values read from the database until any process writes to it; caches nothing if its state is unknown. */
export class StateCache<Value> {
  readonly #database: Pick<Database, 'state'>;
  readonly #values = new Map<string, Promise<Value>>();
  #stateOfValues: string | null = null;

  constructor(database: Pick<Database, 'state'>) {
    this.#database = database;
  }

  /** Returns the cached value of a key, otherwise reads it. */
  async get(key: string, read: () => Promise<Value>): Promise<Value> {
    const state = this.#database.state();
    if (state === null) return read();
    if (state !== this.#stateOfValues || this.#values.size >= maxValues) {
      this.#values.clear();
      this.#stateOfValues = state;
    }
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const reading = read();
    this.#values.set(key, reading);
    // The callers receive a failure; this handler only prevents an unhandled rejection.
    reading.catch(() => {
      if (this.#values.get(key) === reading) this.#values.delete(key);
    });
    return reading;
  }
}
