import { AsyncLocalStorage } from 'node:async_hooks';

// While an AsyncLocalStorage is in use, Node.js tracks every promise, which costs a sixth of the time of a small request.
// Neither store is used in the usual case, and `silence` is disabled when its work ends.
const silence = new AsyncLocalStorage<true>();
const depths = new AsyncLocalStorage<number>();

/** The number of running silent tasks. */
let silentWork = 0;

/**
 * Runs work without events, such as seeding a new database. Work that is still running after the promise has settled
 * publishes events again.
 */
export async function silently<Result>(work: () => Promise<Result>): Promise<Result> {
  silentWork += 1;
  try {
    return await silence.run(true, work);
  } finally {
    silentWork -= 1;
    if (silentWork === 0) silence.disable();
  }
}

/** Runs work at a depth of outbound calls; work that it leaves running keeps the depth. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return depth === currentDepth() ? work() : depths.run(depth, work);
}

/** Returns whether the current work publishes no events. */
export function isSilent(): boolean {
  return silence.getStore() ?? false;
}

/** Returns the number of outbound calls that led to the current work; 0 for a user action. */
export function currentDepth(): number {
  return depths.getStore() ?? 0;
}
