import type { ContentTypeItem } from '@admin/content-model';
import type { ContentTypeSettings } from '@admin/contract';
import { permission } from '@admin/fixtures';
import { isGranted } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import {
  contentTypeLinks,
  isAuthorised,
  linkAddress,
  matchesSearch,
  readsWithoutCreating,
} from './content-type-links.ts';

function item(name: string, kind: ContentTypeItem['kind'], isDisplayed = true): ContentTypeItem {
  return {
    uid: `api::${name.toLowerCase()}.${name.toLowerCase()}`,
    kind,
    isDisplayed,
    apiID: name.toLowerCase(),
    info: { singularName: name, pluralName: `${name}s`, displayName: name },
    options: {},
    pluginOptions: {},
    attributes: {},
  };
}

const settings: ContentTypeSettings[] = [
  {
    uid: 'api::article.article',
    settings: {
      bulkable: true,
      filterable: true,
      searchable: true,
      pageSize: 20,
      mainField: 'title',
      defaultSortBy: 'title',
      defaultSortOrder: 'DESC',
    },
  },
];

const links = contentTypeLinks(
  [
    item('Tag', 'collectionType'),
    item('Article', 'collectionType'),
    item('Home', 'singleType'),
    item('User', 'collectionType', false),
  ],
  settings,
);

describe('links to content types', () => {
  it('exclude internal types and are sorted by title', () => {
    expect(links.map(({ title }) => title)).toEqual(['Article', 'Home', 'Tag']);
  });

  it('contain the first page, the page size and the order of the list', () => {
    expect(links[0]).toMatchObject({
      to: '/content-manager/collection-types/api::article.article',
      search: 'page=1&pageSize=20&sort=title:DESC',
    });
  });

  it('keep the parameters of plugins', () => {
    expect(linkAddress(links[0]!, new URLSearchParams('plugins[i18n][locale]=fr&page=7'))).toBe(
      '/content-manager/collection-types/api::article.article?page=1&pageSize=20&sort=title:DESC&plugins%5Bi18n%5D%5Blocale%5D=fr',
    );
  });

  it('require create and read for a collection type, and read for a single type', () => {
    const granted = { ...read('api::article.article'), ...read('api::home.home') };
    expect(links.filter((link) => isAuthorised(link, granted)).map(({ title }) => title)).toEqual(['Home']);
    expect(isGranted(granted, links[0]!.requires)).toBe(false);
  });
});

function read(uid: string) {
  const action = 'plugin::content-manager.explorer.read';
  return { [uid]: { [action]: [permission(action, { subject: uid })] } };
}

describe('readsWithoutCreating', () => {
  it('returns true for a user with a readable type in which they may not create', () => {
    const create = 'plugin::content-manager.explorer.create';
    const article = permission(create, { subject: 'api::article.article' });
    const reader = read('api::article.article');
    const author = { 'api::article.article': { ...reader['api::article.article'], [create]: [article] } };
    expect(readsWithoutCreating(reader)).toBe(true);
    expect(readsWithoutCreating(author)).toBe(false);
    expect(readsWithoutCreating({ ...author, ...read('api::tag.tag') })).toBe(true);
    expect(readsWithoutCreating({})).toBe(false);
    expect(readsWithoutCreating(null)).toBe(false);
  });
});

describe('the search of the menu', () => {
  it.each([
    ['Événement', 'even', true],
    ['Événement', 'ÉV', true],
    ['Article', 'tic', false],
    ['Article', ' ', true],
  ])('finds %j by %j: %j', (title, search, found) => {
    expect(matchesSearch(title, search)).toBe(found);
  });
});
