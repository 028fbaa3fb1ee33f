import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

describe('a fair queue', () => {
  it('serves users in turn, and the jobs of each in their order', () => {
    const queue = createFairQueue<string>();
    for (const job of ['a1', 'a2', 'a3', 'a4']) queue.add(1, job);
    expect(queue.take()).toBe('a1');
    queue.add(2, 'b1');
    queue.add(2, 'b2');
    queue.add(3, 'c1');
    const order = Array.from({ length: 7 }, () => queue.take());
    expect(order).toEqual(['a2', 'b1', 'c1', 'a3', 'b2', 'a4', undefined]);
  });

  it('returns all waiting jobs when it is cleared', () => {
    const queue = createFairQueue<string>();
    queue.add(1, 'a1');
    queue.add(2, 'b1');
    expect(queue.clear()).toEqual(['a1', 'b1']);
    expect(queue.take()).toBeUndefined();
  });
});
