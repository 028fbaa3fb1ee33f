import { progress } from './progress.mjs';

/**
 * Returns a function that measures one part, so that a failing part does not lose the figures of others.
 *
 * @param {(name: string) => boolean} isWanted
 * @returns {{ failures: { part: string, message: string }[], attempt: <Result>(part: string, measure: () =>
 *   Promise<Result>) => Promise<Result | null> }} `attempt` returns null for a part that is not wanted or fails
 */
export function createAttempts(isWanted) {
  const failures = [];
  return {
    failures,
    async attempt(part, measure) {
      if (!isWanted(part)) return null;
      try {
        return await measure();
      } catch (error) {
        progress(`The part ${part} failed: ${error.stack}`);
        failures.push({ part, message: error.message });
        return null;
      }
    },
  };
}
