import { setImmediate } from 'node:timers';

/** Component instances from which each step of a write takes tens of milliseconds. */
const largeEntry = 500;

/**
 * Lets other requests run between two steps of a write to a large entry. Each step is linear, but validating, drafting
 * and presenting 5,000 components in one turn would block the event loop for longer than 100 ms.
 * @param items component instances that the write concerns
 */
export function yieldIfLarge(items: number): Promise<void> | undefined {
  if (items < largeEntry) return undefined;
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
