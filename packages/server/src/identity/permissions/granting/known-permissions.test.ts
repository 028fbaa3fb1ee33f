import { entryActions } from '@admin/content-model';
import { describe, expect, it } from 'vitest';
import { book, label, memo } from '../../../testing/fixtures/library-types.ts';
import { libraryPermissions as known } from '../fixtures/library-permissions.ts';
import { narrowingOf } from './known-permissions.ts';

const { read, publish } = entryActions;
const readUsers = 'admin::users.read';

const narrow = (action: string, subject: string | null) => narrowingOf(known, action, subject);

describe('what a permission can be narrowed to', () => {
  it('is nothing for an action beside entries, which has no subject', () => {
    expect(narrow(readUsers, null)).toEqual({ fields: null, locales: null });
    expect(narrow(readUsers, memo.uid)).toBeUndefined();
  });

  it.each([
    ['an action that nobody declares', 'admin::no-such.action', null],
    ['an action on entries without a content type', read, null],
    ['a content type that is not there', read, 'api::gone.gone'],
    ['publishing where there are no drafts', publish, label.uid],
  ])('does not exist for %s', (_what, action, subject) => {
    expect(narrow(action, subject)).toBeUndefined();
  });

  it('are the fields, components as a whole and each of their fields, and the languages of the content', () => {
    const { fields, locales } = narrow(read, book.uid) ?? {};
    for (const path of ['title', 'seo', 'seo.metaTitle', 'seo.socials', 'seo.socials.network', 'zone']) {
      expect(fields).toContain(path);
    }
    expect(fields).not.toContain('metaTitle');
    expect(locales).toEqual(new Set(['en', 'fr']));
  });

  it('has no languages where entries have none, and no fields where the action has none', () => {
    expect(narrow(read, memo.uid)).toMatchObject({ locales: null });
    expect(narrow(publish, memo.uid)).toEqual({ fields: null, locales: null });
    expect(narrow(publish, book.uid)).toEqual({ fields: null, locales: new Set(['en', 'fr']) });
  });
});
