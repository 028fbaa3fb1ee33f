import { entryActions } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, label, memo } from '../../../testing/fixtures/library-types.ts';
import { libraryPermissions as known } from '../fixtures/library-permissions.ts';
import { narrowingOf } from './known-permissions.ts';

const { read, publish } = entryActions;
const readUsers = 'admin::users.read';

const narrow = (action: string, subject: string | null) => narrowingOf(known, action, subject);

describe('the possible restrictions of a permission', () => {
  it('are none for an action without a content type', () => {
    expect(narrow(readUsers, null)).toEqual({ fields: null, locales: null });
    expect(narrow(readUsers, memo.uid)).toBeUndefined();
  });

  it.each([
    ['an undeclared action', 'admin::no-such.action', null],
    ['an action on entries without a content type', read, null],
    ['an unknown content type', read, 'api::gone.gone'],
    ['publishing a content type without drafts', publish, label.uid],
  ])('are undefined for %s', (_what, action, subject) => {
    expect(narrow(action, subject)).toBeUndefined();
  });

  it('are the fields, components as a whole and each of their fields, and the locales of the content type', () => {
    const { fields, locales } = narrow(read, book.uid) ?? {};
    for (const path of ['title', 'seo', 'seo.metaTitle', 'seo.socials', 'seo.socials.network', 'zone']) {
      expect(fields).toContain(path);
    }
    expect(fields).not.toContain('metaTitle');
    expect(locales).toEqual(new Set(['en', 'fr']));
  });

  it('contain no locales or fields that the content type or the action does not have', () => {
    expect(narrow(read, memo.uid)).toMatchObject({ locales: null });
    expect(narrow(publish, memo.uid)).toEqual({ fields: null, locales: null });
    expect(narrow(publish, book.uid)).toEqual({ fields: null, locales: new Set(['en', 'fr']) });
  });
});
