/** The limits on running and waiting requests. */
export interface SlotLimits {
  /** Concurrent requests in total. */
  readonly running: number;
  /** Concurrent requests of one network. */
  readonly runningOfOne: number;
  /** Milliseconds that a request waits for a slot of its network. */
  readonly slotTimeout: number;
}

/** The network of a caller, and the wider network of one customer; null for IPv4. */
export interface CallerNetwork {
  readonly network: string;
  readonly site: string | null;
}

/** A slot that a request holds. */
export interface Slot {
  /** Keeps the slot until the returned function is called, also after the connection was closed. */
  hold(): () => void;
}

interface Waiting {
  readonly caller: CallerNetwork;
  readonly start: (slot: Slot | null) => void;
}

/** The number of networks whose slots one site may hold. */
const networksOfSite = 2;

/** Waiting requests of one network per running one. */
const waitingPerRunning = 5;

/**
 * Assigns slots to running requests. Each network has a share, so that one caller cannot exclude the others; its further
 * requests wait in their own queue.
 */
export class RequestSlots {
  readonly #limits: SlotLimits;
  readonly #held = new Map<string, number>();
  /** The queues by site, or by network without a site. */
  readonly #lines = new Map<string, Set<Waiting>>();
  #running = 0;
  #waiting = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** True if the next request would be refused, whatever its network. */
  get isFull(): boolean {
    return this.#running >= this.#limits.running;
  }

  /**
   * Calls `start` with a slot, immediately or once the network has a free one. Calls it with null when the server is full,
   * the queue is too long or the request waited too long.
   * @returns a function that cancels the wait; it has no effect after `start` was called
   */
  take(caller: CallerNetwork, start: (slot: Slot | null) => void): () => void {
    if (this.#hasRoom(caller)) {
      start(this.#open(caller));
      return () => undefined;
    }
    return this.#wait(caller, start);
  }

  #hasRoom({ network, site }: CallerNetwork): boolean {
    const { runningOfOne } = this.#limits;
    if (this.isFull || this.#heldBy(network) >= runningOfOne) return false;
    return site === null || this.#heldBy(site) < runningOfOne * networksOfSite;
  }

  #heldBy(key: string): number {
    return this.#held.get(key) ?? 0;
  }

  #count({ network, site }: CallerNetwork, change: 1 | -1): void {
    this.#running += change;
    for (const key of site === null ? [network] : [network, site]) {
      const held = this.#heldBy(key) + change;
      if (held === 0) this.#held.delete(key);
      else this.#held.set(key, held);
    }
  }

  #open(caller: CallerNetwork): Slot {
    this.#count(caller, 1);
    let holds = 0;
    return {
      hold: () => {
        holds += 1;
        let isHeld = true;
        return () => {
          if (!isHeld) return;
          isHeld = false;
          holds -= 1;
          if (holds === 0) this.#close(caller);
        };
      },
    };
  }

  #close(caller: CallerNetwork): void {
    this.#count(caller, -1);
    for (const next of this.#lines.get(caller.site ?? caller.network) ?? []) {
      if (!this.#hasRoom(next.caller)) continue;
      this.#leave(next);
      next.start(this.#open(next.caller));
      return;
    }
  }

  #wait(caller: CallerNetwork, start: Waiting['start']): () => void {
    const key = caller.site ?? caller.network;
    const line = this.#lines.get(key) ?? new Set();
    const isTooLong = line.size >= this.#limits.runningOfOne * waitingPerRunning;
    if (this.isFull || isTooLong || this.#waiting >= this.#limits.running) {
      start(null);
      return () => undefined;
    }
    const timer = setTimeout(() => {
      this.#leave(waiting);
      start(null);
    }, this.#limits.slotTimeout);
    timer.unref();
    const waiting: Waiting = {
      caller,
      start: (slot) => {
        clearTimeout(timer);
        start(slot);
      },
    };
    this.#lines.set(key, line.add(waiting));
    this.#waiting += 1;
    return () => {
      clearTimeout(timer);
      this.#leave(waiting);
    };
  }

  #leave(waiting: Waiting): void {
    const key = waiting.caller.site ?? waiting.caller.network;
    const line = this.#lines.get(key);
    if (line?.delete(waiting) !== true) return;
    this.#waiting -= 1;
    if (line.size === 0) this.#lines.delete(key);
  }
}
