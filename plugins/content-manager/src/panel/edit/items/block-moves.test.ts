import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockMoves } from './use-item-edits.ts';

/** Returns the order after the moves, applied as a form applies them. */
function moved(keys: readonly number[], chosen: readonly number[], by: -1 | 1): readonly number[] {
  let order = [...keys];
  for (const { item, before } of blockMoves(keys, new Set(chosen), by)) {
    order = order.filter((key) => key !== item);
    order.splice(before === null ? order.length : order.indexOf(before), 0, item);
  }
  return order;
}

describe('items that are moved together', () => {
  it('move by one position, neighbours together', () => {
    expect(moved([1, 2, 3, 4, 5], [2, 3, 5], -1)).toEqual([2, 3, 1, 5, 4]);
    expect(moved([1, 2, 3, 4, 5], [2, 3], 1)).toEqual([1, 4, 2, 3, 5]);
  });

  it('stop at the end of the list and keep their relative order', () => {
    expect(moved([1, 2, 3], [1, 2], -1)).toEqual([1, 2, 3]);
    expect(moved([1, 2, 3, 4], [1, 3, 4], -1)).toEqual([1, 3, 4, 2]);
    expect(moved([1, 2, 3], [3], 1)).toEqual([1, 2, 3]);
  });

  it('keep the order of the selected and of the other items', () => {
    const lists = fc.uniqueArray(fc.nat(20), { minLength: 1 });
    fc.assert(
      fc.property(lists, fc.func(fc.boolean()), fc.constantFrom<-1 | 1>(-1, 1), (keys, isChosen, by) => {
        const chosen = keys.filter((key) => isChosen(key));
        const after = moved(keys, chosen, by);
        const of = (list: readonly number[], those: boolean) =>
          list.filter((key) => chosen.includes(key) === those);
        expect(of(after, true)).toEqual(of(keys, true));
        expect(of(after, false)).toEqual(of(keys, false));
      }),
    );
  });
});
