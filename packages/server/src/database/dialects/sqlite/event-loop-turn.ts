import { setImmediate } from 'node:timers';

/** How many milliseconds of statements may follow each other before everything else that waits has its turn. */
const longestTurn = 15;

/**
 * Watches for how long statements have kept the only thread. Each of them is short and runs to its end at once, so
 * that a loop of thousands would leave no room for anybody else, however often it awaits.
 */
export class EventLoopTurn {
  #began: number | null = null;

  /** Whether others should have their turn before the next statement. */
  isLong(): boolean {
    const now = performance.now();
    if (this.#began !== null) return now - this.#began > longestTurn;
    this.#began = now;
    setImmediate(() => {
      this.#began = null;
    });
    return false;
  }

  /** Resolves once everything else that was waiting has run. */
  next(): Promise<void> {
    return new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
}
