import { AsyncLocalStorage } from 'node:async_hooks';

/** What is to be known of the work that leads to an event, however deep it happens. */
interface Circumstances {
  /** Whether nobody is told. */
  readonly silent: boolean;
  /** How many webhook calls led here, one after the other. */
  readonly depth: number;
}

const usual: Circumstances = { silent: false, depth: 0 };
const current = new AsyncLocalStorage<Circumstances>();

/** Runs work of which nobody is told, such as filling a new database. */
export function silently<Result>(work: () => Result): Result {
  return current.run({ ...(current.getStore() ?? usual), silent: true }, work);
}

/** Runs work that so many webhook calls led to, one after the other. */
export function atDepth<Result>(depth: number, work: () => Result): Result {
  return current.run({ ...(current.getStore() ?? usual), depth }, work);
}

/** Whether nobody is to be told of what happens now. */
export function isSilent(): boolean {
  return (current.getStore() ?? usual).silent;
}

/** How many webhook calls led to what happens now; 0 for what a person does. */
export function currentDepth(): number {
  return (current.getStore() ?? usual).depth;
}
