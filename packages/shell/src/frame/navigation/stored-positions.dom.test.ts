import { beforeEach, expect, it } from 'vitest';
import { keepPosition, readPositions, writePositions } from './use-scroll-position.ts';

beforeEach(() => sessionStorage.clear());

it('keeps the positions of a tab across a reload', () => {
  expect(readPositions().size).toBe(0);
  writePositions(new Map([['a /books', 120]]));
  expect([...readPositions()]).toEqual([['a /books', 120]]);
});

it.each(['no JSON', '{"a":1}', '[["a"],3,["b","12"]]'])(
  'starts with no positions if the stored text is not valid: %s',
  (stored) => {
    sessionStorage.setItem('admin.scroll', stored);
    expect(readPositions().size).toBe(0);
  },
);

it('keeps a hundred positions and removes the oldest', () => {
  const positions = new Map<string, number>();
  for (let step = 0; step < 100; step += 1) keepPosition(positions, String(step), step);
  keepPosition(positions, '0', 7);
  keepPosition(positions, '100', 100);
  expect([positions.size, positions.has('0'), positions.has('1')]).toEqual([100, true, false]);
});
