import { describe, expect, it } from 'vitest';
import { pathPattern } from './path-pattern.ts';

describe('the pattern of a path', () => {
  const pattern = pathPattern('/books/:uid/pages.json/:page', { trailingSlash: false });

  it('has the values of its parameters in their order, as they are escaped', () => {
    expect(pattern.names).toEqual(['uid', 'page']);
    expect(pattern.match('/books/api::a.b/pages.json/a%2Fb')).toEqual(['api::a.b', 'a%2Fb']);
    expect(pathPattern('/', { trailingSlash: false }).match('/')).toEqual([]);
  });

  it.each([
    '/books//pages.json/1',
    '/books/1/pages.json/',
    '/books/1/pagesXjson/1',
    '/books/1/pages.json/1/2',
    '/a/books/1/pages.json/1',
    '/books/1/pages.json/1/',
  ])('does not match %j', (path) => {
    expect(pattern.match(path)).toBeNull();
  });

  it('accepts a trailing slash on request', () => {
    const { match } = pathPattern('/books/:id', { trailingSlash: true });
    expect([match('/books/1/'), match('/books/1'), match('/books/')]).toEqual([['1'], ['1'], null]);
  });
});
