import { describe, expect, it } from 'vitest';
import { isSameValue } from './form-values.ts';

describe('same values', () => {
  it('compares by content, however deep', () => {
    expect(isSameValue({ seo: { tags: ['a', 'b'] } }, { seo: { tags: ['a', 'b'] } })).toBe(true);
    expect(isSameValue({ seo: { tags: ['a', 'b'] } }, { seo: { tags: ['b', 'a'] } })).toBe(false);
  });

  it('takes a missing key, undefined and null for the same emptiness', () => {
    expect(isSameValue({ title: null }, {})).toBe(true);
    expect(isSameValue({ title: undefined }, { title: null })).toBe(true);
  });

  it('tells an empty list, an empty text, zero and false from nothing', () => {
    for (const value of [[], '', 0, false]) expect(isSameValue(value, null)).toBe(false);
  });

  it('tells a list from an object with the same keys, and a longer list from a shorter one', () => {
    expect(isSameValue(['a'], { 0: 'a' })).toBe(false);
    expect(isSameValue(['a', null], ['a'])).toBe(false);
  });
});
