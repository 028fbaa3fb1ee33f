import type { Disposer } from './disposer.ts';

/** The clock of the panel's start, which tests replace. */
export interface Clock {
  /** Milliseconds since an arbitrary start. */
  readonly now: () => number;
  /** Calls back once after that many milliseconds, unless disposed of before. */
  readonly after: (milliseconds: number, callback: () => void) => Disposer;
}

/** The browser's clock. */
export const browserClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, callback) {
    const timer = setTimeout(callback, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** The error of work that exceeded its time limit. */
export class TimeLimitError extends Error {
  override readonly name = 'TimeLimitError';
  constructor(milliseconds: number) {
    super(`It did not finish within ${milliseconds / 1000} s.`);
  }
}

/** Settles as `work` does, or rejects with a `TimeLimitError` after the limit. */
export function withinLimit<T>(
  work: Promise<T>,
  { clock, milliseconds }: { readonly clock: Clock; readonly milliseconds: number },
): Promise<T> {
  return new Promise((resolve, reject) => {
    const cancel = clock.after(milliseconds, () => reject(new TimeLimitError(milliseconds)));
    work.then(resolve, reject).finally(cancel);
  });
}
