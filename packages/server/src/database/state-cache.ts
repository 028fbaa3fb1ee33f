import type { Database } from './database.ts';

/** However small they are. */
const maxValues = 1000;

/**
 * Remembers what was read for exactly as long as nothing is written to the database, by anybody; nothing at all where
 * that is not known.
 */
export class StateCache<Value> {
  readonly #database: Pick<Database, 'state'>;
  readonly #values = new Map<string, Promise<Value>>();
  #stateOfValues: string | null = null;

  constructor(database: Pick<Database, 'state'>) {
    this.#database = database;
  }

  /** What is remembered under the key, or else is read now. */
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
    // Those who asked are told of a failure; nobody is to be told of it again.
    reading.catch(() => {
      if (this.#values.get(key) === reading) this.#values.delete(key);
    });
    return reading;
  }
}
