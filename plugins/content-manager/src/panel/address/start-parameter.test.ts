import { expect, it } from 'vitest';
import { collectionAddress } from './collection-address.ts';
import { createPage, listPage } from './pages.ts';
import { givenStart, startQuery, withoutStart } from './start-parameter.ts';

const uid = 'api::a.a';

const settings = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 10,
  mainField: 'title',
  defaultSortBy: 'id',
  defaultSortOrder: 'ASC',
} as const;

const queryOf = (address: string) => new URL(address, 'http://panel').searchParams;

it('is read from the address that it was written into', () => {
  const start = { id: 'notes.answer', value: 'a/b&c=d' };
  expect(givenStart(queryOf(createPage.to({ uid }, startQuery(start))))).toEqual(start);
});

it.each(['', 'page=2', 'start=3', 'start[]=3', 'start[notes.answer]=', 'restart[notes.answer]=3'])(
  'is not said by %s',
  (search) => expect(givenStart(new URLSearchParams(search))).toBeNull(),
);

it('is said of the page of a new entry and goes nowhere else', () => {
  const search = '?start[notes.answer]=3&plugins[i18n][locale]=fr';
  expect(withoutStart(new URLSearchParams(search)).toString()).toBe(
    new URLSearchParams('plugins[i18n][locale]=fr').toString(),
  );
  const left = { uid, kind: 'collectionType', settings, search, state: null } as const;
  expect(givenStart(queryOf(collectionAddress(left)))).toBeNull();
  expect(collectionAddress(left)).toContain(listPage.to({ uid }));
});
