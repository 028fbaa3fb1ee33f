import { expect, it } from 'vitest';
import { maxAttempts, retryDelay } from './deliver.ts';

it('waits longer after each attempt, and ends after the sixth', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7].map((attempts) => retryDelay(attempts, 0.5));
  expect(waits).toEqual([30_000, 150_000, 750_000, 3_750_000, 18_750_000, null, null]);
  expect(maxAttempts).toBe(6);
});

it('varies each wait by up to a fifth', () => {
  expect([retryDelay(1, 0), retryDelay(1, 1)]).toEqual([24_000, 36_000]);
  const drawn = new Set(Array.from({ length: 20 }, () => retryDelay(3)));
  expect(drawn.size).toBeGreaterThan(1);
});
