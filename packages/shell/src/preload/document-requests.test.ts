import { expect, it } from 'vitest';
import { createDocumentRequests } from './document-requests.ts';
import type { PagePreload } from './page-preload.ts';

const common = ['/admin/users/me', '/admin/users/me/permissions'];

const requestsWith = (calls: PagePreload['calls']) =>
  createDocumentRequests([{ pages: () => ({ chunks: () => [], ...(calls && { calls }) }) }]);

it('are those of the pages at an address, after those of every page', () => {
  const requestsOf = requestsWith(({ pathname, search }) =>
    pathname.startsWith('/library') ? [{ path: '/books', query: { page: search.get('page') } }] : [],
  );
  const user = { userId: 1, language: null };
  expect(requestsOf('/library/shelves?page=2?', user)).toEqual([...common, '/books?page=2%3F']);
  expect(requestsOf('/library', user)).toEqual([...common, '/books']);
  expect(requestsOf('', user)).toEqual(common);
});

it('depend on the user and the language of the panel', () => {
  const requestsOf = requestsWith((_address, { userId, locale }) => [
    { path: '/weeks', query: { userId, locale } },
  ]);
  expect(requestsOf('/', { userId: 7, language: 'dk' })).toEqual([...common, '/weeks?userId=7&locale=da']);
  expect(requestsOf('/', { userId: 7, language: null })).toEqual([...common, '/weeks?userId=7&locale=en']);
});

it('are those of every page without packages', () => {
  expect(createDocumentRequests([{}])('/library', { userId: 1, language: null })).toEqual(common);
});
