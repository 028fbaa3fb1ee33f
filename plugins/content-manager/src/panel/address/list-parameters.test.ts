import { noFilters, withoutFilter } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import {
  changedAddress,
  firstPage,
  isNarrowed,
  isSameScope,
  listKey,
  listParameters,
  listQuery,
} from './list-parameters.ts';

const address = (text: string) => new URLSearchParams(text);

const context = { userId: 42, weekStart: 1 } as const;
const french = { locale: 'fr' };
const read = (text: string, parameters = {}) => listParameters(address(text), parameters);

describe('the address of a list', () => {
  it('contains the page, the size, the order, the search and the parameters of plugins', () => {
    expect(read('page=3&pageSize=20&sort=title:DESC&_q=garden', french)).toEqual({
      page: 3,
      pageSize: 20,
      sort: { field: 'title', order: 'DESC' },
      search: 'garden',
      filters: noFilters,
      parameters: french,
    });
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5', ''])('is the first page for %j', (text) => {
    expect(read(text).page).toBe(1);
  });

  it('becomes a query, without an empty search', () => {
    const list = read('sort=title&filters[$and][0][kind][$eq]=news', french);
    expect(listQuery(list, context)).toEqual({
      page: 1,
      pageSize: 10,
      sort: 'title:ASC',
      filters: { $and: [{ kind: { $eq: 'news' } }] },
      locale: 'fr',
    });
  });

  it('sends the current values of dynamic conditions, and caches the response under the conditions', () => {
    const list = read('filters[$and][0][updatedAt][$during]=today');
    const days = (now: string) => JSON.stringify(listQuery(list, context, new Date(now)).filters);
    expect(days('2026-03-11T12:00:00')).toContain('"$between":["2026-03-11T00:00:00.000');
    expect(days('2026-03-12T12:00:00')).toContain('"$between":["2026-03-12T00:00:00.000');
    expect(JSON.stringify(listKey(list))).toContain('"$during":"today"');
  });

  it('returns to the first page when anything else changes', () => {
    const at = address('page=4&pageSize=10&plugins[i18n][locale]=fr');
    expect(changedAddress(at, { search: 'x' }).get('page')).toBe('1');
    expect(changedAddress(at, { pageSize: 50 }).get('page')).toBe('1');
    expect(changedAddress(at, { page: 5 }).get('page')).toBe('5');
    expect(changedAddress(at, { search: '' }).has('_q')).toBe(false);
    expect(changedAddress(at, { page: 5 }).get('plugins[i18n][locale]')).toBe('fr');
  });

  it('starts with the settings of the list', () => {
    expect([...firstPage({ pageSize: 20, defaultSortBy: 'title', defaultSortOrder: 'DESC' })]).toEqual([
      ['page', '1'],
      ['pageSize', '20'],
      ['sort', 'title:DESC'],
    ]);
  });

  it('limits a page to a hundred entries', () => {
    expect(read('pageSize=5000').pageSize).toBe(100);
    expect(read('pageSize=-5').pageSize).toBe(10);
  });

  it('removes search and filters together', () => {
    const at = address('_q=x&filters[$and][0][kind][$eq]=news&plugins[i18n][locale]=fr');
    expect(isNarrowed(listParameters(at, french))).toBe(true);
    const next = changedAddress(at, { search: '', filters: noFilters });
    expect(isNarrowed(listParameters(next, french))).toBe(false);
    expect(next.get('plugins[i18n][locale]')).toBe('fr');
  });

  it('removes one filter and keeps the others', () => {
    const at = address('page=3&filters[title][$contains]=sea&filters[$and][0][kind][$eq]=news');
    const next = changedAddress(at, { filters: withoutFilter(listParameters(at, {}).filters, 0) });
    expect([...next]).toEqual([
      ['page', '1'],
      ['filters[$and][0][kind][$eq]', 'news'],
    ]);
  });

  it.each([
    ['page, page size and order', read('page=3&pageSize=50&sort=title:DESC&_q=x'), read('_q=x'), true],
    ['filter objects', read('filters[kind][$eq]=news'), read('filters[kind][$eq]=news'), true],
    ['search', read('_q=x'), read('_q=y'), false],
    ['filters', read('filters[kind][$eq]=news'), read('filters[kind][$eq]=essay'), false],
    ['locale', read('', french), read(''), false],
  ])('compares scopes that differ in %s', (_, one, other, isSame) => {
    expect(isSameScope(one, other)).toBe(isSame);
  });
});
