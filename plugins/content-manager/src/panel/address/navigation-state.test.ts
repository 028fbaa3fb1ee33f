import { describe, expect, it } from 'vitest';
import { cameFrom, collectionAddress, fromHere } from './navigation-state.ts';

describe('the link to the previous page', () => {
  it('contains its query and its state', () => {
    const state = { list: '/content-manager/collection-types/api::a.a?page=2' };
    const here = fromHere({ pathname: '/content-manager/x', search: '?page=2', state });
    expect(cameFrom(here)).toEqual({ from: '/content-manager/x?page=2', fromState: state });
  });

  it.each([
    null,
    'x',
    {},
    { from: 3 },
    { from: 'https://elsewhere.example' },
    { from: '//elsewhere.example' },
  ])('is unknown for %j', (state) => expect(cameFrom(state)).toBeUndefined());
});

const settings = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 20,
  mainField: 'title',
  defaultSortBy: 'title',
  defaultSortOrder: 'DESC',
} as const;

const article = {
  uid: 'api::article.article',
  kind: 'collectionType',
  settings,
  search: '',
  state: null,
} as const;
const path = '/content-manager/collection-types/api::article.article';

const queryOf = (address: string) => Object.fromEntries(new URL(address, 'http://panel').searchParams);

describe('the link from an entry to its list', () => {
  it('has the same format as in the navigation', () => {
    expect(collectionAddress(article)).toBe(`${path}?page=1&pageSize=20&sort=title:DESC`);
  });

  it('is the page of the list that the user came from', () => {
    const list = `${path}?page=3&pageSize=50&sort=code:ASC&_q=sea`;
    expect(collectionAddress({ ...article, state: { list } })).toBe(list);
  });

  it('is the navigation link as plugins changed it, and the home page without one', () => {
    const link = { to: '/plugins/shelves', search: 'page=1&pageSize=50&view=cards' };
    const left = { ...article, search: '?pageSize=10&plugins[i18n][locale]=fr', link };
    expect(collectionAddress(left).startsWith('/plugins/shelves?')).toBe(true);
    expect(queryOf(collectionAddress(left))).toEqual({
      page: '1',
      pageSize: '10',
      view: 'cards',
      'plugins[i18n][locale]': 'fr',
    });
    expect(collectionAddress({ ...article, link: null })).toBe('/');
    const state = { list: `${path}?page=3` };
    expect(collectionAddress({ ...article, link, state })).toBe(`${path}?page=3`);
    expect(collectionAddress({ ...article, link: null, state })).toBe(`${path}?page=3`);
  });

  it('has the current locale of the entry', () => {
    const list = `${path}?page=3&plugins[i18n][locale]=en`;
    const address = collectionAddress({ ...article, search: '?plugins[i18n][locale]=fr', state: { list } });
    expect(queryOf(address)).toEqual({ page: '3', 'plugins[i18n][locale]': 'fr' });
  });

  it.each([
    ['another type', { list: '/content-manager/collection-types/api::tag.tag?page=9' }],
    ['another website', { list: 'https://elsewhere.example/' }],
    ['an invalid state', { list: 3 }],
  ])('is not a list of %s', (_, state) => {
    expect(queryOf(collectionAddress({ ...article, state }))).toMatchObject({ page: '1', pageSize: '20' });
    expect(collectionAddress({ ...article, state }).startsWith(`${path}?`)).toBe(true);
  });

  it('keeps the parameters of the address, except the open field', () => {
    const search = '?page=3&plugins[i18n][locale]=fr&field=links.0';
    expect(queryOf(collectionAddress({ ...article, search }))).toEqual({
      page: '3',
      pageSize: '20',
      sort: 'title:DESC',
      'plugins[i18n][locale]': 'fr',
    });
  });

  it('is the start page of content for a single type, as for a list', () => {
    expect(collectionAddress({ ...article, kind: 'singleType', search: '?page=2' })).toBe(
      '/content-manager/',
    );
  });
});
