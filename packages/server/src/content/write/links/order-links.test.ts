import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderLinks } from './order-links.ts';
import type { PositionedTarget } from './link-input.ts';

type Position = PositionedTarget['position'];

const targets = (...ids: readonly number[]) => ids.map((id) => ({ id, uid: null }));
const connections = (...list: readonly (readonly [id: number, position: Position])[]): PositionedTarget[] =>
  list.map(([id, position]) => ({ id, uid: null, position }));
const ordered = (
  current: readonly number[],
  connect: readonly PositionedTarget[],
  disconnect: number[] = [],
) =>
  orderLinks(targets(...current), { kind: 'change', connect, disconnect: targets(...disconnect) }).map(
    ({ id }) => id,
  );

describe('the order of a relation', () => {
  it.each<[string, readonly number[], PositionedTarget[], readonly number[]]>([
    ['at the end without a position', [1, 2], connections([3, { end: true }]), [1, 2, 3]],
    ['at the start', [1, 2], connections([3, { start: true }]), [3, 1, 2]],
    ['next to a linked one', [1, 2], connections([3, { before: 2 }], [4, { after: 1 }]), [1, 4, 3, 2]],
    [
      'next to a later one in the list',
      [],
      connections([1, { after: 2 }], [2, { after: 3 }], [3, { end: true }]),
      [3, 2, 1],
    ],
    [
      'in the order of the list next to the same one',
      [9],
      connections([1, { after: 9 }], [2, { after: 9 }]),
      [9, 2, 1],
    ],
    ['at a new position if it is already linked', [1, 2, 3], connections([3, { before: 1 }]), [3, 1, 2]],
    ['at its position if it is its own neighbour', [1, 2], connections([1, { after: 1 }]), [1, 2]],
    [
      'at its last position if it is sent twice',
      [1],
      connections([2, { start: true }], [2, { end: true }]),
      [1, 2],
    ],
  ])('places an entry %s', (_where, current, connect, expected) => {
    expect(ordered(current, connect)).toEqual(expected);
  });

  it('treats an entry of another type with the same id as a different entry', () => {
    const book = { id: 1, uid: 'book' };
    const writer = { id: 1, uid: 'writer' };
    const connect = [{ ...writer, position: { start: true } as const }];
    expect(orderLinks([book], { kind: 'change', connect, disconnect: [] })).toEqual([
      expect.objectContaining(writer),
      book,
    ]);
  });

  it.each<[string, PositionedTarget[]]>([
    ['that is not in the list', connections([1, { before: 7 }])],
    ['that is being removed', connections([1, { before: 5 }])],
    ['that is to be placed next to it in turn', connections([1, { before: 2 }], [2, { before: 1 }])],
    ['that is the entry itself', connections([1, { after: 1 }])],
  ])('rejects a neighbour %s', (_what, connect) => {
    expect(() => ordered([4, 5], connect, [5])).toThrow(/needs to be connected first/);
  });

  it('contains every linked and connected entry once', () => {
    const id = fc.integer({ min: 1, max: 12 });
    const free = fc.constantFrom<Position>({ start: true }, { end: true });
    fc.assert(
      fc.property(
        fc.uniqueArray(id),
        fc.array(fc.tuple(id, free)),
        fc.uniqueArray(id),
        (current, connect, gone) => {
          const order = ordered(current, connections(...connect), gone);
          const expected = new Set([
            ...current.filter((one) => !gone.includes(one)),
            ...connect.map(([one]) => one),
          ]);
          const ascending = (a: number, b: number) => a - b;
          expect(order.toSorted(ascending)).toEqual([...expected].toSorted(ascending));
        },
      ),
    );
  });

  it('visits each entry of a long list a few times only, even in the worst order', () => {
    const length = 5000;
    let looks = 0;
    const connect = Array.from({ length }, (_, index): PositionedTarget => ({
      get id() {
        looks += 1;
        return index + 1;
      },
      uid: null,
      position: index + 1 === length ? { end: true } : { after: index + 2 },
    }));
    expect(ordered([], connect)).toEqual(Array.from({ length }, (_, index) => length - index));
    expect(looks).toBeLessThan(10 * length);
  });
});
