import type { RecentEntry } from '@admin/contract';
import { describe, expect, it } from 'vitest';
import { editorName, recentEntryAddress } from './recent-work.ts';

const known = [{ id: 'i18n.locale', queryParam: 'locale' }];
const entry: RecentEntry = {
  uid: 'api::book.book',
  kind: 'collectionType',
  contentType: 'Book',
  id: 7,
  title: 'Bricks',
  locale: null,
  status: 'draft',
  updatedAt: '2026-11-20T10:00:00.000Z',
  updatedBy: { id: 1, firstname: 'Ada', lastname: null, username: 'ada' },
};

describe('a recent entry', () => {
  it('links to its edit view, in its locale', () => {
    expect(recentEntryAddress(known, entry)).toBe('/content-manager/collection-types/api::book.book/7');
    expect(recentEntryAddress(known, { ...entry, locale: 'fr' })).toBe(
      '/content-manager/collection-types/api::book.book/7?plugins%5Bi18n%5D%5Blocale%5D=fr',
    );
    expect(recentEntryAddress(known, { ...entry, kind: 'singleType', uid: 'api::home.home' })).toBe(
      '/content-manager/single-types/api::home.home',
    );
  });

  it('shows the name of its author, the username, or none', () => {
    expect(editorName(entry)).toBe('Ada');
    const unnamed = { id: 1, firstname: null, lastname: '', username: 'ada' };
    expect(editorName({ ...entry, updatedBy: unnamed })).toBe('ada');
    expect(editorName({ ...entry, updatedBy: null })).toBeNull();
  });
});
