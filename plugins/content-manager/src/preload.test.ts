import { createTestRuntime, fakeHttp, groupPermissions } from '@admin/shell/testing';
import { pathOf } from '@admin/shell/preload';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
// Imported in advance, since the load time of a page is not under test.
import './panel/edit/EditPage.tsx';
import { everyPermission } from './panel/list/fixtures/library-permissions.ts';
import { aboutUid, bookUid } from './panel/list/fixtures/library-types.ts';
import { prefetchContent } from './panel/routing/prefetch-content.ts';
import { contentManager } from './plugin.ts';
import { localeParameter, localePlugin } from './panel/address/locale-plugin.testing.ts';
import { preload, type ContentPreload } from './preload.ts';

const { registry } = createTestRuntime({ plugins: [contentManager, localePlugin] });

/** Returns the requests of the pages when another plugin adds its own. */
const pagesWith = (other: ContentPreload) => preload.pages([preload, other]);

const visit = pagesWith({ addressParameters: [localeParameter] });
const visitor = { userId: 42, locale: 'en-US' };
const books = `/content-manager/collection-types/${bookUid}`;

/** Returns a request as text; the order of its parameters matters. */
const written = (path: string, query: object = {}): string => `${path} ${JSON.stringify(query)}`;

/** Returns the requests that the pages send when they render. */
async function requestsOfPages(pathname: string, search: string): Promise<readonly string[]> {
  const http = fakeHttp({});
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const granted = groupPermissions(everyPermission);
  await prefetchContent({
    http,
    queries,
    pathname,
    search,
    granted,
    ...visitor,
    contributions: registry.list,
  });
  queries.clear();
  const requests = http.calls.map(({ name, options: { params, query } }) => {
    const [, template = ''] = name.split(' ');
    return written(pathOf(template, params), query);
  });
  return requests.toSorted();
}

it.each([
  ['a list', books, '?page=2&pageSize=20&sort=title:DESC'],
  [
    'a list that is searched, filtered and in a language',
    books,
    '?_q=a b&filters[$and][0][title][$eq]=x&plugins[i18n][locale]=fr&plugins[shop][currency]=eur',
  ],
  [
    'a list that depends on the user and the time',
    books,
    '?filters[$and][0][updatedBy][id][$me]=true&filters[$and][1][updatedAt][$during]=this-week',
  ],
  ['a list without a query', books, ''],
  ['an entry', `${books}/7`, '?plugins[i18n][locale]=fr'],
  ['a new entry', `${books}/create`, ''],
  ['a single type', `/content-manager/single-types/${aboutUid}`, ''],
  ['the settings of a list, which are not prefetched', `${books}/configurations/list`, ''],
  ['no content type', '/content-manager', ''],
])('the document requests the same data as the page of %s', async (_, pathname, search) => {
  const calls = visit.calls?.({ pathname, search: new URLSearchParams(search) }, visitor) ?? [];
  const requested = calls.map(({ path, query }) => written(path, query));
  expect(requested.toSorted()).toEqual(await requestsOfPages(pathname, search));
});

it.each([
  [books, true],
  ['/', false],
])('the document requests data of other plugins at %s: %s', (pathname, isExpected) => {
  const locales = { path: '/i18n/locales' };
  const address = { pathname, search: new URLSearchParams() };
  const calls = pagesWith({ contentCalls: [locales] }).calls?.(address, visitor);
  expect(calls?.includes(locales)).toBe(isExpected);
});

it.each([
  [`${books}?page=1`, true],
  [`${books}/7`, false],
  ['/', false],
])('the document requests the saved views of %s: %s', (address, isExpected) => {
  const [pathname = '', search] = address.split('?');
  const calls = visit.calls?.({ pathname, search: new URLSearchParams(search) }, visitor) ?? [];
  expect(calls.some(({ path }) => path === `/content-manager/collection-types/${bookUid}/views`)).toBe(
    isExpected,
  );
});

const chunks = (pathname: string) => visit.chunks({ pathname, search: new URLSearchParams() });

it('the document fetches the code of the page at its address, and none elsewhere', () => {
  expect(chunks(books)).toEqual(['content', 'early-list']);
  expect(chunks(`${books}/7`)).toEqual(['content', 'entry', 'early-entry']);
  expect(chunks(`/content-manager/single-types/${aboutUid}`)).toEqual(['content', 'entry', 'early-single']);
  expect(chunks(`${books}/create`)).toEqual(['content', 'entry', 'early-create']);
  expect(chunks('/')).toEqual(['home']);
  expect(chunks('/settings/users')).toEqual([]);
});

it.each([
  [books, 'list'],
  [`${books}/7`, 'entry'],
  ['/', undefined],
])('the document outline of %s is %s', (pathname, outline) => {
  expect(visit.outline?.({ pathname, search: new URLSearchParams() })).toBe(outline);
});
