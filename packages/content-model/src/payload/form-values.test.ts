import { describe, expect, it } from 'vitest';
import { isSameValue } from './form-values.ts';

describe('isSameValue', () => {
  it('compares by content, at any depth', () => {
    expect(isSameValue({ seo: { tags: ['a', 'b'] } }, { seo: { tags: ['a', 'b'] } })).toBe(true);
    expect(isSameValue({ seo: { tags: ['a', 'b'] } }, { seo: { tags: ['b', 'a'] } })).toBe(false);
  });

  it('treats a missing key, undefined and null as equal', () => {
    expect(isSameValue({ title: null }, {})).toBe(true);
    expect(isSameValue({ title: undefined }, { title: null })).toBe(true);
  });

  it('distinguishes an empty list, an empty text, zero and false from null', () => {
    for (const value of [[], '', 0, false]) expect(isSameValue(value, null)).toBe(false);
  });

  it('distinguishes a list from an object with the same keys, and a longer list from a shorter one', () => {
    expect(isSameValue(['a'], { 0: 'a' })).toBe(false);
    expect(isSameValue(['a', null], ['a'])).toBe(false);
  });
});
