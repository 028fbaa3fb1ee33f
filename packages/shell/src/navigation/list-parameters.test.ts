import { describe, expect, it } from 'vitest';
import { changedListAddress, listParameters, listQuery } from './list-parameters.ts';

const address = (text: string) => new URLSearchParams(text);
const changed = (text: string, change: Parameters<typeof changedListAddress>[1]) =>
  String(changedListAddress(address(text), change));

describe('the address of a list', () => {
  it('contains page, size, order and search, and is requested unchanged', () => {
    const list = listParameters(address('page=3&pageSize=20&sort=name:desc&_q=ada'));
    expect(list).toEqual({ page: 3, pageSize: 20, sort: { field: 'name', order: 'DESC' }, search: 'ada' });
    expect(listQuery(list)).toEqual({ page: 3, pageSize: 20, sort: 'name:DESC', _q: 'ada' });
  });

  it('defaults to the first page of ten rows, without order and search', () => {
    expect(listQuery(listParameters(address('')))).toEqual({ page: 1, pageSize: 10 });
  });

  it.each(['page=0', 'page=-1', 'page=two', 'page=1.5'])('is the first page for %j', (text) => {
    expect(listParameters(address(text)).page).toBe(1);
  });

  it('limits a page to a hundred rows', () => {
    expect(listParameters(address('pageSize=5000')).pageSize).toBe(100);
    expect(listParameters(address('pageSize=-5')).pageSize).toBe(10);
  });

  it('returns to the first page with any change except the page, and keeps other parameters', () => {
    expect(changed('page=4&kind=a', { search: 'x' })).toBe('page=1&kind=a&_q=x');
    expect(changed('page=4&_q=x', { search: '' })).toBe('page=1');
    expect(changed('page=4&_q=x', { page: 5 })).toBe('page=5&_q=x');
    expect(changed('page=4', { pageSize: 50, sort: { field: 'name', order: 'ASC' } })).toBe(
      'page=1&pageSize=50&sort=name%3AASC',
    );
  });
});
