import { describe, expect, it } from 'vitest';
import {
  callParameters,
  startParameter,
  keepParameters,
  parameterQuery,
  parametersOf,
  startQuery,
  withoutStart,
} from './address-parameters.ts';
import { collectionAddress } from './navigation-state.ts';
import { createPage, listPage } from './pages.ts';

const locale = { id: 'i18n.locale', queryParam: 'locale' };
const version = { id: 'history.version', queryParam: 'at' };
const known = [locale, version];
const query = (text: string) => new URLSearchParams(text);

describe('a query parameter of a plugin', () => {
  it('is sent under the name that the server accepts, without its owner', () => {
    expect(
      callParameters(known, query('plugins[i18n][locale]=fr&plugins[history][version]=3&page=2')),
    ).toEqual({
      locale: 'fr',
      at: '3',
    });
  });

  it('is read in the escaped form of browsers', () => {
    expect(callParameters(known, query('plugins%5Bi18n%5D%5Blocale%5D=pt-BR'))).toEqual({ locale: 'pt-BR' });
  });

  it('is not sent if it is empty, without an owner, or of another owner', () => {
    const text = 'plugins[i18n][locale]=&locale=fr&plugins[shop][locale]=de&plugins=x';
    expect(callParameters(known, query(text))).toEqual({});
  });

  it('precedes later parameters with the same name on the server', () => {
    const other = { id: 'shop.locale', queryParam: 'locale' };
    const text = query('plugins[shop][locale]=de&plugins[i18n][locale]=fr');
    expect(callParameters([locale, other], text)).toEqual({ locale: 'fr' });
    expect(callParameters([other, locale], text)).toEqual({ locale: 'de' });
  });

  it('is written into the address of an entry with a value for it', () => {
    const own = parametersOf(known, { id: 3, locale: 'fr', at: null, title: 'x' });
    expect(own).toEqual({ locale: 'fr' });
    expect([...parameterQuery(known, own)]).toEqual([['plugins[i18n][locale]', 'fr']]);
    expect(callParameters(known, parameterQuery(known, own))).toEqual(own);
  });
});

describe('a query parameter of no plugin', () => {
  const text = 'page=4&plugins[shop][currency]=eur&plugins[i18n][locale]=fr';

  it('is not sent', () => expect(callParameters([locale], query(text))).toEqual({ locale: 'fr' }));

  it('stays in the address, like those of all plugins', () => {
    expect([...keepParameters(query(text))]).toEqual([
      ['plugins[shop][currency]', 'eur'],
      ['plugins[i18n][locale]', 'fr'],
    ]);
    expect([...keepParameters(query(text), query('page=1&plugins[i18n][locale]=en'))]).toEqual([
      ['page', '1'],
      ['plugins[i18n][locale]', 'fr'],
      ['plugins[shop][currency]', 'eur'],
    ]);
  });
});

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

it('the start value of a new entry is read from the address that contains it', () => {
  const start = { id: 'notes.answer', value: 'a/b&c=d' };
  expect(startParameter(queryOf(createPage.to({ uid }, startQuery(start))))).toEqual(start);
});

it.each(['', 'page=2', 'start=3', 'start[]=3', 'start[notes.answer]=', 'restart[notes.answer]=3'])(
  'the start value of a new entry is not read from %s',
  (search) => expect(startParameter(new URLSearchParams(search))).toBeNull(),
);

it('the start value of a new entry is removed from all other addresses', () => {
  const search = '?start[notes.answer]=3&plugins[i18n][locale]=fr';
  expect(withoutStart(new URLSearchParams(search)).toString()).toBe(
    new URLSearchParams('plugins[i18n][locale]=fr').toString(),
  );
  const left = { uid, kind: 'collectionType', settings, search, state: null } as const;
  expect(startParameter(queryOf(collectionAddress(left)))).toBeNull();
  expect(collectionAddress(left)).toContain(listPage.to({ uid }));
});
