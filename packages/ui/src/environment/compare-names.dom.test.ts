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

  it('sorts all pairs of English names as a collator does', () => {
    document.documentElement.lang = 'en';
    const words = [
      'a',
      'A',
      'b',
      'B',
      'ab',
      'aB',
      'Ab',
      'AB',
      'a b',
      'a B',
      'A b',
      'abc',
      'ab c',
      'a bc',
      'Article',
    ];
    const titles = ['Articles', 'Article page', 'Author', 'author', 'Z', 'z', 'zebra crossing', 'Zebra'];
    const others = ['Ärla', 'Item 10', 'Item 9', 'a-b', 'a  b', ' a', 'a ', '', "d'Arc", 'Q&A', 'naïve'];
    const names = [words, titles, others].flat();
    const { compare } = new Intl.Collator('en', { numeric: true });
    const pairs = names.flatMap((one) => names.map((other) => [one, other] as const));
    const different = pairs.filter(
      ([one, other]) => Math.sign(compareNames(one, other)) !== compare(one, other),
    );
    expect(different).toEqual([]);
  });
});
