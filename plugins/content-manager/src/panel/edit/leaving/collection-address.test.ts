import { describe, expect, it } from 'vitest';
import { collectionAddress } from './collection-address.ts';

const settings = {
  bulkable: true,
  filterable: true,
  searchable: true,
  pageSize: 20,
  mainField: 'title',
  defaultSortBy: 'title',
  defaultSortOrder: 'DESC',
} as const;

const article = { uid: 'api::article.article', kind: 'collectionType', settings } as const;

describe('the way back', () => {
  it('is the list as the navigation links to it', () => {
    expect(collectionAddress(article, '')).toBe(
      '/content-manager/collection-types/api::article.article?page=1&pageSize=20&sort=title%3ADESC',
    );
  });

  it('keeps what the address says, except which field is open', () => {
    const address = collectionAddress(article, '?page=3&plugins[i18n][locale]=fr&field=links.0');
    const query = new URL(address, 'http://panel').searchParams;
    expect(Object.fromEntries(query)).toEqual({
      page: '3',
      pageSize: '20',
      sort: 'title:DESC',
      'plugins[i18n][locale]': 'fr',
    });
  });

  it('is the home page for a single type', () => {
    expect(collectionAddress({ ...article, kind: 'singleType' }, '?page=2')).toBe('/');
  });
});
