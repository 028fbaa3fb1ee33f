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

describe('a parameter that a plugin added', () => {
  it('is sent by the name that the server knows, with its owner in the address alone', () => {
    expect(
      callParameters(known, query('plugins[i18n][locale]=fr&plugins[history][version]=3&page=2')),
    ).toEqual({
      locale: 'fr',
      at: '3',
    });
  });

  it('is read in the escaped form that browsers write', () => {
    expect(callParameters(known, query('plugins%5Bi18n%5D%5Blocale%5D=pt-BR'))).toEqual({ locale: 'pt-BR' });
  });

  it('is not sent empty, without its owner, or from another owner', () => {
    const text = 'plugins[i18n][locale]=&locale=fr&plugins[shop][locale]=de&plugins=x';
    expect(callParameters(known, query(text))).toEqual({});
  });

  it('is the first of two that the server knows by the same name', () => {
    const other = { id: 'shop.locale', queryParam: 'locale' };
    const text = query('plugins[shop][locale]=de&plugins[i18n][locale]=fr');
    expect(callParameters([locale, other], text)).toEqual({ locale: 'fr' });
    expect(callParameters([other, locale], text)).toEqual({ locale: 'de' });
  });

  it('is written into the address of what has a value for it', () => {
    const own = parametersOf(known, { id: 3, locale: 'fr', at: null, title: 'x' });
    expect(own).toEqual({ locale: 'fr' });
    expect([...parameterQuery(known, own)]).toEqual([['plugins[i18n][locale]', 'fr']]);
    expect(callParameters(known, parameterQuery(known, own))).toEqual(own);
  });
});

describe('a parameter that no plugin added', () => {
  const text = 'page=4&plugins[shop][currency]=eur&plugins[i18n][locale]=fr';

  it('is not sent', () => expect(callParameters([locale], query(text))).toEqual({ locale: 'fr' }));

  it('is kept on the way, as every plugin’s', () => {
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

it('is read from the address that it was written into', () => {
  const start = { id: 'notes.answer', value: 'a/b&c=d' };
  expect(startParameter(queryOf(createPage.to({ uid }, startQuery(start))))).toEqual(start);
});

it.each(['', 'page=2', 'start=3', 'start[]=3', 'start[notes.answer]=', 'restart[notes.answer]=3'])(
  'is not said by %s',
  (search) => expect(startParameter(new URLSearchParams(search))).toBeNull(),
);

it('is said of the page of a new entry and goes nowhere else', () => {
  const search = '?start[notes.answer]=3&plugins[i18n][locale]=fr';
  expect(withoutStart(new URLSearchParams(search)).toString()).toBe(
    new URLSearchParams('plugins[i18n][locale]=fr').toString(),
  );
  const left = { uid, kind: 'collectionType', settings, search, state: null } as const;
  expect(startParameter(queryOf(collectionAddress(left)))).toBeNull();
  expect(collectionAddress(left)).toContain(listPage.to({ uid }));
});
