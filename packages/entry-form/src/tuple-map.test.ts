import { describe, expect, it } from 'vitest';
import { createTupleMap } from './tuple-map.ts';

describe('a tuple map', () => {
  it('compares keys element by element', () => {
    const map = createTupleMap<[uid: string, id: number | null], string>([[['a b', 1], 'first']]);
    map.set(['a', null], 'second');
    expect(map.get('a b', 1)).toBe('first');
    expect(map.get('a', null)).toBe('second');
    expect(map.has('a', 1)).toBe(false);
  });
});
