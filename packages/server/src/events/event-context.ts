import { AsyncLocalStorage } from 'node:async_hooks';

// As long as one of them is in use, Node.js follows every promise of the process: a sixth of the time of a small
// request. So neither is begun for what is usual, and silence ends with the work that it was for.
const silence = new AsyncLocalStorage<true>();
const depths = new AsyncLocalStorage<number>();

/** How much is being done silently. */
let silentWork = 0;

/**
 * Runs work of which nobody is told, such as filling a new database. What it leaves running once its promise is
 * settled is told of again.
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

/** Runs work that so many calls of this server led to, one after the other; what it leaves running stays marked. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return depth === currentDepth() ? work() : depths.run(depth, work);
}

/** Whether nobody is to be told of what happens now. */
export function isSilent(): boolean {
  return silence.getStore() ?? false;
}

/** How many calls of this server led to what happens now; 0 for what a person does. */
export function currentDepth(): number {
  return depths.getStore() ?? 0;
}
