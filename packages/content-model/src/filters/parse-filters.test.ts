import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterCondition, ListFilter, ListFilters } from './filter.ts';
import { filtersFromAddress, filtersToAddress } from './parse-filters.ts';
import { parseFilters, withoutFilter } from './parse-filters.ts';
import { writeFilters } from './parse-filters.ts';

const one = (path: string, operator: string, ...values: readonly string[]): FilterCondition => ({
  kind: 'condition',
  path: path.split('.'),
  operator,
  values,
});
const read = (address: string) => filtersFromAddress(new URLSearchParams(address));
const written = (filters: ListFilters) =>
  filtersToAddress(filters)
    .map(([key, value]) => `${key}=${value}`)
    .join('&');

describe('filters parsed from a URL', () => {
  it('are conditions, whatever operator joins them', () => {
    const address =
      'page=1&filters[title][$contains]=sea&filters[$and][0][author][name][$eq]=Ada&filters[genre]=novel' +
      '&filters[pages][$gte]=100&filters[pages][$lt]=200';
    expect(read(address)).toEqual({
      joint: 'and',
      items: [
        one('title', '$contains', 'sea'),
        one('author.name', '$eq', 'Ada'),
        one('genre', '$eq', 'novel'),
        one('pages', '$gte', '100'),
        one('pages', '$lt', '200'),
      ],
    });
  });

  it('are lists of values, by index or in sequence', () => {
    expect(read('filters[id][$in][1]=5&filters[id][$in][0]=3').items).toEqual([one('id', '$in', '3', '5')]);
    expect(read('filters[id][$in][]=3&filters[id][$in][]=5').items).toEqual([one('id', '$in', '3', '5')]);
    expect(read('filters[id][0]=3&filters[id][1]=5').items).toEqual([one('id', '$in', '3', '5')]);
  });

  it('are groups of alternatives', () => {
    const either = { kind: 'group', joint: 'or', conditions: [one('a', '$eq', '1'), one('b', '$eq', '2')] };
    const group = 'filters[$or][0][a]=1&filters[$or][1][b]=2';
    expect(read(`${group}&filters[c]=3`)).toEqual({ joint: 'and', items: [either, one('c', '$eq', '3')] });
    expect(read(group)).toEqual({ joint: 'or', items: either.conditions });
  });

  it('are alternatives of which one has several conditions', () => {
    const both = { kind: 'group', joint: 'and', conditions: [one('a', '$eq', '1'), one('b', '$eq', '2')] };
    expect(read('filters[$or][0][a]=1&filters[$or][0][b]=2&filters[$or][1][c]=3')).toEqual({
      joint: 'or',
      items: [both, one('c', '$eq', '3')],
    });
  });

  it.each([
    'filters[$not][title][$eq]=sea',
    'filters[title][$not][$eq]=sea',
    'filters[title][$or][0][$eq]=sea',
    'filters[$or][0][$or][0][a]=1&filters[$or][0][$or][1][b]=2&filters[$or][1][c]=3&filters[d]=4',
    'filters[$or]=x',
    'filters[__proto__][x]=1',
  ])('are kept unchanged if the types cannot express them: %s', (address) => {
    const filters = read(address);
    expect(read(written(filters))).toEqual(filters);
    const unchanged = JSON.stringify(writeFilters(filters));
    for (const [, value] of new URLSearchParams(address)) expect(unchanged).toContain(`"${value}"`);
  });

  it.each(['', 'page=2', 'filters=x', 'filters[a', `filters${'[a]'.repeat(30)}=1`])(
    'are empty for %j',
    (address) => {
      expect(read(address)).toEqual({ joint: 'and', items: [] });
      expect(written(read(address))).toBe('');
    },
  );

  it('are written in one form', () => {
    expect(written(read('filters[title]=sea&filters[id][$in][0]=3'))).toBe(
      'filters[$and][0][title][$eq]=sea&filters[$and][1][id][$in][0]=3',
    );
  });

  it('lose a removed one and keep the others', () => {
    const filters = read('filters[a]=1&filters[b]=2');
    expect(withoutFilter(filters, 0).items).toEqual([one('b', '$eq', '2')]);
    expect(withoutFilter(withoutFilter(filters, 0), 0)).toEqual(read(''));
  });
});

describe('filters', () => {
  const name = fc.stringMatching(/^[a-z][a-zA-Z]{0,8}$/);
  const text = fc.string({ minLength: 1, maxLength: 12 });
  const condition = fc.oneof(
    fc.record({
      kind: fc.constant('condition' as const),
      path: fc.array(name, { minLength: 1, maxLength: 3 }),
      operator: fc.constantFrom('$eq', '$ne', '$containsi', '$gt', '$null'),
      values: text.map((value) => [value]),
    }),
    fc.record({
      kind: fc.constant('condition' as const),
      path: fc.array(name, { minLength: 1, maxLength: 3 }),
      operator: fc.constantFrom('$in', '$notIn', '$between'),
      values: fc.array(text, { minLength: 1, maxLength: 3 }),
    }),
  );
  const group = (joint: 'and' | 'or') =>
    fc
      .array(condition, { minLength: 2, maxLength: 3 })
      .map((conditions): ListFilter => ({ kind: 'group', joint, conditions }));
  const filters = fc.oneof(
    fc
      .array(fc.oneof(condition, group('or')), { minLength: 2, maxLength: 5 })
      .map((items): ListFilters => ({ joint: 'and', items })),
    fc
      .array(fc.oneof(condition, group('and')), { minLength: 2, maxLength: 5 })
      .map((items): ListFilters => ({ joint: 'or', items })),
  );

  it('are unchanged after writing them to a request or URL and parsing them', () => {
    fc.assert(
      fc.property(filters, (value) => {
        expect(parseFilters(writeFilters(value))).toEqual(value);
        expect(filtersFromAddress(filtersToAddress(value))).toEqual(value);
      }),
    );
  });
});
