/** A clock that stands still until a test moves it. */
export interface TestClock {
  readonly now: () => number;
  /** @param milliseconds how far to go ahead */
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
