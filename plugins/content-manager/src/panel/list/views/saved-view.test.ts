import { filtersFromAddress } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { listParameters } from '../../address/list-parameters.ts';
import { isSameQuery, viewAddress, viewQuery } from './saved-view.ts';

const address = (text: string) => new URLSearchParams(text);
const text = 'page=3&pageSize=20&sort=title:DESC&_q=sea&filters[pages][$gt]=100&plugins[i18n][locale]=fr';
const list = listParameters(address(text), {});

describe('a saved view of a list', () => {
  it('contains filters, search, order and page size, without page and parameters of plugins', () => {
    expect(viewQuery(list)).toEqual({
      pageSize: 20,
      sort: 'title:DESC',
      _q: 'sea',
      filters: { $and: [{ pages: { $gt: '100' } }] },
    });
    expect(viewQuery(listParameters(address('page=2'), {}))).toEqual({ pageSize: 10 });
  });

  it('is opened at its first page, with the parameters of plugins', () => {
    const opened = viewAddress(
      { id: 7, query: viewQuery(list) },
      address('page=9&_q=old&filters[title][$eq]=x&plugins[i18n][locale]=de'),
    );
    expect(opened.get('view')).toBe('7');
    expect(opened.get('plugins[i18n][locale]')).toBe('de');
    expect(listParameters(opened, {})).toEqual({ ...list, page: 1 });
  });

  it('is the same on every page, and another with any other filter or order', () => {
    const query = viewQuery(list);
    expect(isSameQuery(query, viewQuery({ ...list }))).toBe(true);
    const other = filtersFromAddress([['filters[pages][$gt]', '101']]);
    expect(isSameQuery(query, viewQuery({ ...list, filters: other }))).toBe(false);
    expect(isSameQuery(query, viewQuery({ ...list, search: '' }))).toBe(false);
    expect(isSameQuery(query, viewQuery({ ...list, sort: { field: 'title', order: 'ASC' } }))).toBe(false);
    expect(isSameQuery(query, viewQuery({ ...list, pageSize: 50 }))).toBe(false);
  });
});
