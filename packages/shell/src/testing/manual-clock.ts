import type { Clock } from '../clock.ts';

/** A clock that a test advances. */
export interface ManualClock extends Clock {
  /** Moves on by so many milliseconds and runs what was due. */
  advance(milliseconds: number): void;
}

/** Creates a clock at zero. */
export function manualClock(): ManualClock {
  let now = 0;
  const due = new Set<{ readonly at: number; readonly callback: () => void }>();
  return {
    now: () => now,
    after(milliseconds, callback) {
      const entry = { at: now + milliseconds, callback };
      due.add(entry);
      return () => due.delete(entry);
    },
    advance(milliseconds) {
      now += milliseconds;
      for (const entry of [...due].toSorted((one, other) => one.at - other.at)) {
        if (entry.at > now) continue;
        due.delete(entry);
        entry.callback();
      }
    },
  };
}
