/** A clock that moves only when a test advances it. */
export interface TestClock {
  readonly now: () => number;
  /** @param milliseconds the time to advance */
  advance(milliseconds: number): void;
}

export function createClock(start = Date.now()): TestClock {
  let time = start;
  return {
    now: () => time,
    advance(milliseconds) {
      time += milliseconds;
    },
  };
}
