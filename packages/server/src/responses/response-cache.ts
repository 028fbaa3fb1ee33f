import { serializeResponse, weightOf } from './serialized-response.ts';

interface CachedResponse {
  readonly response: Promise<object>;
  /** Estimated bytes; null while the response is created. */
  weight: number | null;
}

const defaultLimit = 16 * 1024 * 1024;

/** The limit on the number of responses, whatever their size. */
const maxResponses = 500;

/**
 * Caches responses until the next write to the database, by any server process. Concurrent requests with the same
 * key share one response.
 */
export class ResponseCache {
  readonly #state: () => string | null | Promise<string | null>;
  readonly #limit: number;
  readonly #responses = new Map<string, CachedResponse>();
  #cachedState: string | null = null;
  /** The sum of all weights, stored because eviction would otherwise add up hundreds of them. */
  #weight = 0;

  /**
   * @param state returns a text that changes with every committed write; null if it is unknown
   * @param limit estimated bytes of all responses together
   */
  constructor(state: () => string | null | Promise<string | null>, limit: number = defaultLimit) {
    this.#state = state;
    this.#limit = limit;
  }

  /**
   * Returns the cached response, or creates it. Callers must not change it.
   * @param key names everything besides the database that the response depends on, such as the permissions of the
   *   caller; null for a response that must not be shared
   * @param sent the part of it that is sent
   * @default all of it
   */
  async get<Response extends object>(
    key: string | null,
    make: () => Promise<Response>,
    sent: (response: Response) => object = (response) => response,
  ): Promise<Response> {
    if (key === null) return make();
    const current = this.#state();
    // Awaiting a known state would let other requests run first.
    const state = current instanceof Promise ? await current : current;
    if (state === null) return make();
    if (state !== this.#cachedState) {
      this.#responses.clear();
      this.#weight = 0;
      this.#cachedState = state;
    }
    const known = this.#responses.get(key);
    // A key is only ever used for one type of response.
    if (known !== undefined) return this.#use(key, known) as Promise<Response>;
    return this.#make(key, make, sent);
  }

  /** Moves a response to the end of the map, so that it is evicted last. */
  #use(key: string, cached: CachedResponse): Promise<object> {
    this.#responses.delete(key);
    this.#responses.set(key, cached);
    return cached.response;
  }

  async #make<Response extends object>(
    key: string,
    make: () => Promise<Response>,
    sent: (response: Response) => object,
  ): Promise<Response> {
    const making = make();
    const cached: CachedResponse = { response: making, weight: null };
    this.#responses.set(key, cached);
    try {
      const response = await making;
      const serialized = serializeResponse(sent(response));
      if (this.#responses.get(key) !== cached) return response;
      this.#weight += cached.weight = weightOf(serialized);
      this.#evict();
      return response;
    } catch (error) {
      if (this.#responses.get(key) === cached) this.#responses.delete(key);
      throw error;
    }
  }

  #evict(): void {
    for (const [key, { weight }] of this.#responses) {
      if (this.#weight <= this.#limit && this.#responses.size <= maxResponses) return;
      if (weight === null) continue;
      this.#weight -= weight;
      this.#responses.delete(key);
    }
  }
}
