import { tooManyRequests } from '../../errors/request-errors.ts';
import { networkOf } from '../../identity/limits/consume-attempt.ts';

/** The maximum number of requests to routes for API clients within a minute. */
export interface ApiClientLimits {
  /** Of one network without a valid key. */
  readonly ofNetwork: number;
  /** Of one API client. */
  readonly ofClient: number;
}

/** Milliseconds in which requests are counted together. */
const windowTime = 60_000;

/** The number of networks and clients that are counted separately; further ones are refused until the next minute. */
const maxCounted = 100_000;

/** Counts the requests of API clients by minute, in this process. */
export class ApiClientLimiter {
  readonly #limits: ApiClientLimits;
  readonly #now: () => number;
  #startedAt = 0;
  #counts = new Map<string, number>();

  /** @param now returns milliseconds since 1970 */
  constructor(limits: ApiClientLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** Counts a request without a valid key. @throws AppError TOO_MANY_REQUESTS (429) */
  countNetwork(ip: string): void {
    this.#count(`network ${networkOf(ip)}`, this.#limits.ofNetwork);
  }

  /** Counts a request of an API client. @throws AppError TOO_MANY_REQUESTS (429) */
  countClient(name: string): void {
    this.#count(`client ${name}`, this.#limits.ofClient);
  }

  #count(key: string, limit: number): void {
    const now = this.#now();
    if (now - this.#startedAt >= windowTime || now < this.#startedAt) {
      this.#startedAt = now;
      this.#counts = new Map();
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    if (count > limit || (count === 1 && this.#counts.size >= maxCounted)) {
      throw tooManyRequests(Math.max(1, Math.ceil((this.#startedAt + windowTime - now) / 1000)));
    }
    this.#counts.set(key, count);
  }
}
