import { afterEach, describe, expect, it } from 'vitest';
import { compareNames } from './compare-names.ts';

describe('compareNames', () => {
  afterEach(() => document.documentElement.removeAttribute('lang'));

  it.each([
    ['sv', ['Zebra', 'Ärla'], ['Zebra', 'Ärla']],
    ['de', ['Zebra', 'Ärla'], ['Ärla', 'Zebra']],
    ['en', ['Item 10', 'Item 9'], ['Item 9', 'Item 10']],
    ['', ['b', 'a'], ['a', 'b']],
  ])('sorts names as the language %s of the page does', (language, names, sorted) => {
    document.documentElement.lang = language;
    expect(names.toSorted(compareNames)).toEqual(sorted);
  });
});
