import { describe, expect, it } from 'vitest';
import { activeFilters, withoutFilter } from './active-filters.ts';

const one = (path: readonly string[], operator: string, ...values: readonly string[]) => [
  { path, operator, values },
];

describe('the filters of an address', () => {
  it('are one condition each, without what only joins them', () => {
    const filters = activeFilters({
      'filters[title][$contains]': 'sea',
      'filters[$and][0][author][name][$eq]': 'Ada',
      'filters[$and][1][pages][$gte]': '100',
      'filters[genre]': 'novel',
    });
    expect(filters.map(({ anyOf }) => anyOf)).toEqual([
      one(['title'], '$contains', 'sea'),
      one(['author', 'name'], '$eq', 'Ada'),
      one(['pages'], '$gte', '100'),
      one(['genre'], '$eq', 'novel'),
    ]);
    expect(new Set(filters.map(({ id }) => id)).size).toBe(4);
    expect(filters[1]?.keys).toEqual(['filters[$and][0][author][name][$eq]']);
  });

  it('keep the values of a list and the alternatives of a choice together', () => {
    const filters = activeFilters({
      'filters[id][$in][0]': '3',
      'filters[id][$in][1]': '5',
      'filters[$or][0][title][$contains]': 'sea',
      'filters[$or][1][genre][$eq]': 'novel',
    });
    expect(filters.map(({ keys, anyOf }) => [keys.length, anyOf])).toEqual([
      [2, one(['id'], '$in', '3', '5')],
      [2, [...one(['title'], '$contains', 'sea'), ...one(['genre'], '$eq', 'novel')]],
    ]);
  });

  it('are left as they are when one of them is taken out with all that it is made of', () => {
    const filters = {
      'filters[title][$contains]': 'sea',
      'filters[id][$in][0]': '3',
      'filters[id][$in][1]': '5',
    };
    const [, ids] = activeFilters(filters);
    expect(ids && withoutFilter(filters, ids)).toEqual({ 'filters[title][$contains]': 'sea' });
  });

  it('are shown as they stand where words would not be true', () => {
    const filters = activeFilters({
      'filters[$not][title][$eq]': 'sea',
      'filters[$or][0][$and][0][title][$eq]': 'sea',
      'filters[$or][1][genre][$eq]': 'novel',
      'filters[]': 'x',
    });
    expect(filters.map(({ keys, anyOf }) => [keys.length, anyOf])).toEqual([
      [1, undefined],
      [2, undefined],
      [1, one([''], '$eq', 'x')],
    ]);
  });
});
