/** A delivery is given up when it failed so often: six and a half hours after its first try. */
export const maxAttempts = 6;

const firstWait = 30_000;
const growth = 5;
/** By so much of itself a wait is shorter or longer, so that what failed together does not come back together. */
const spread = 0.2;

/**
 * How long to wait before the next try, in milliseconds; null when there is none.
 * @param attempts how many have failed
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  if (attempts >= maxAttempts) return null;
  return Math.round(firstWait * growth ** (attempts - 1) * (1 - spread + 2 * spread * random));
}
