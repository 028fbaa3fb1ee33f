import { describe, expect, it } from 'vitest';
import { moveBetween, steppedOrder } from './list-order.ts';

describe('the order of items', () => {
  it('moves an item by one step, up or down, within the list', () => {
    expect(steppedOrder([1, 2, 3], 2, 'up')).toEqual([2, 1, 3]);
    expect(steppedOrder([1, 2, 3], 2, 'down')).toEqual([1, 3, 2]);
    const keys = [1, 2];
    expect(steppedOrder(keys, 1, 'back')).toBe(keys);
    expect(steppedOrder(keys, 2, 'forward')).toBe(keys);
    expect(steppedOrder(keys, 9, 'down')).toBe(keys);
  });

  it('is described by the move that produced it', () => {
    expect(moveBetween([1, 2, 3, 4], [1, 3, 4, 2])).toEqual({ item: 2, before: null });
    expect(moveBetween([1, 2, 3, 4], [4, 1, 2, 3])).toEqual({ item: 4, before: 1 });
    expect(moveBetween([1, 2, 3], [2, 1, 3])).toMatchObject({ before: expect.any(Number) as number });
    expect(moveBetween([1, 2], [1, 2])).toBeUndefined();
    expect(moveBetween([1, 2, 3, 4], [4, 3, 2, 1])).toBeUndefined();
  });
});
