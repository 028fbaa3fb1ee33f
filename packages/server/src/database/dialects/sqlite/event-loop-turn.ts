import { setImmediate } from 'node:timers';

/**
 * Milliseconds that consecutive statements may take before other work gets a turn. A request beside a bulk action
 * waits for up to three turns: until it is read, before its first statement, and before its response is sent.
 */
const maxTurn = 8;

/** The same while other statements wait, milliseconds. */
const maxSharedTurn = 4;

/**
 * Limits how long statements block the event loop. Statements run synchronously, so a loop of thousands would starve
 * other requests, however often it awaits.
 */
export class EventLoopTurn {
  #startedAt: number | null = null;
  #waiting = 0;

  /** Returns whether other work should run before the next statement. */
  isLong(): boolean {
    const now = performance.now();
    if (this.#startedAt !== null) {
      return now - this.#startedAt > (this.#waiting > 0 ? maxSharedTurn : maxTurn);
    }
    this.#startedAt = now;
    setImmediate(() => {
      this.#startedAt = null;
    });
    return false;
  }

  /** Resolves after other waiting work has run. */
  next(): Promise<void> {
    this.#waiting += 1;
    return new Promise((resolve) => {
      setImmediate(() => {
        this.#waiting -= 1;
        resolve();
      });
    });
  }
}
