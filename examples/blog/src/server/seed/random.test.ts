import { describe, expect, it } from 'vitest';
import { createRandom } from './random.ts';

const drawFive = (seedNumber: number) => Array.from({ length: 5 }, createRandom(seedNumber).next);

describe('random choices', () => {
  it('repeat for the same seed number only', () => {
    expect(drawFive(7)).toStrictEqual(drawFive(7));
    expect(drawFive(8)).not.toStrictEqual(drawFive(7));
  });

  it('reach every whole number of a range, ends included, about equally often', () => {
    const random = createRandom(1);
    const counts = [0, 0, 0, 0];
    for (let draw = 0; draw < 4000; draw += 1) counts[random.between(0, 3)]! += 1;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  it('happen with their probability', () => {
    const random = createRandom(2);
    const hits = Array.from({ length: 4000 }, () => random.happens(0.25)).filter(Boolean).length;
    expect(hits / 4000).toBeCloseTo(0.25, 1);
  });

  it('sample different items, and all of them if the count is larger', () => {
    const random = createRandom(3);
    expect(new Set(random.sample(['a', 'b', 'c', 'd'], 3)).size).toBe(3);
    expect(random.sample(['a', 'b'], 5).toSorted()).toStrictEqual(['a', 'b']);
    expect(random.sample([], 2)).toStrictEqual([]);
  });

  it('reject an empty list', () => {
    expect(() => createRandom(4).pick([])).toThrow(RangeError);
  });
});
