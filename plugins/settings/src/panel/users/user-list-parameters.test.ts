import { describe, expect, it } from 'vitest';
import { readFilters, changedAddress, userListParameters, userListQuery } from './user-list-parameters.ts';

const readable = (query: URLSearchParams) => decodeURIComponent(query.toString());

describe('the address of the user list', () => {
  it('without parameters is the first page of ten by first name', () => {
    expect(userListParameters(new URLSearchParams('page=-1&pageSize=many'))).toEqual({
      page: 1,
      pageSize: 10,
      sort: { field: 'firstname', order: 'ASC' },
      search: '',
      filters: [],
    });
  });

  it.each(['nonsense', 'password:DESC', ':DESC', ''])('is sorted by first name for sort=%s', (sort) => {
    expect(userListParameters(new URLSearchParams({ sort })).sort).toEqual({
      field: 'firstname',
      order: 'ASC',
    });
  });

  it('determines the query of the request', () => {
    const query = new URLSearchParams(
      'page=2&pageSize=500&sort=email:desc&_q=ada&filters[$and][0][isActive][$eq]=false',
    );
    expect(userListQuery(userListParameters(query))).toEqual({
      page: 2,
      pageSize: 100,
      sort: 'email:DESC',
      _q: 'ada',
      'filters[$and][0][isActive][$eq]': 'false',
    });
  });

  it('ignores filters that the list does not support', () => {
    const query = new URLSearchParams(
      [
        'filters[$and][0][password][$startsWith]=a',
        'filters[$and][1][isActive][$contains]=t',
        'filters[$and][2][email][$contains]=',
        'filters[$or][3][email][$contains]=x',
        'filters[$and][4][lastname][$ne]=Hopper',
      ].join('&'),
    );
    expect(readFilters(query)).toEqual([{ field: 'lastname', operator: '$ne', value: 'Hopper' }]);
  });

  it('returns to the first page with every change except that of the page', () => {
    const query = new URLSearchParams('page=3&pageSize=10&sort=firstname&_q=ada');
    expect(readable(changedAddress(query, { page: 4 }))).toBe('page=4&pageSize=10&sort=firstname&_q=ada');
    expect(readable(changedAddress(query, { pageSize: 20, search: '' }))).toBe(
      'page=1&pageSize=20&sort=firstname',
    );
  });

  it('numbers the filters again when one is removed', () => {
    const query = new URLSearchParams(
      'filters[$and][0][email][$eq]=a&filters[$and][1][firstname][$contains]=b',
    );
    const [, stored] = readFilters(query);
    expect(readable(changedAddress(query, { filters: [stored!] }))).toBe(
      'page=1&filters[$and][0][firstname][$contains]=b',
    );
  });
});
