import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPermissions } from '../../permissions/content-permissions.ts';
import { systemPermissions } from '../../permissions/system-permissions.ts';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import { findRecentWork } from './find-recent-work.ts';

const book = 'api::book.book';
const label = 'api::label.label';
const memo = 'api::memo.memo';
const front = 'api::front.front';

function titles(entries: readonly { readonly title: string | null }[]) {
  return entries.map(({ title }) => title);
}

forEachDialect((dialect) => {
  describe('what was changed lately', () => {
    let fixture: ContentFixture;
    const rita: ContentPermissions = systemPermissions(2);
    const create = async (permissions: ContentPermissions, uid: string, body: unknown, locale?: string) => {
      fixture.tick();
      return (await fixture.content.createEntry({ permissions, uid, body, locale })).entry.id;
    };
    const recent = (permissions: ContentPermissions) => findRecentWork(fixture.content, permissions);

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { admin, content } = fixture;
      const at = '2026-03-01T12:00:00.000Z';
      await fixture.database.transaction(async ({ kysely, touch }) => {
        const values = { code: 'fr', name: 'French', is_default: 0, created_at: at, updated_at: at };
        await kysely.insertInto('locales').values(values).execute();
        touch('locales');
      });
      await create(admin, book, { title: 'Book' });
      await create(rita, book, { title: 'Livre' }, 'fr');
      await create(admin, label, { name: 'Label' });
      const own = await create(rita, memo, { title: 'Of Rita', text: 'x' });
      await create(admin, memo, { title: 'Of Ada', text: 'x' });
      const published = await create(rita, memo, { title: 'Published', text: 'x' });
      fixture.tick();
      await content.publishEntry({ permissions: rita, uid: memo, id: published });
      fixture.tick();
      await content.saveSingle({
        permissions: admin,
        uid: front,
        body: { heading: 'Home', seo: { metaTitle: 'x' } },
      });
      fixture.tick();
      await content.updateEntry({ permissions: rita, uid: memo, id: own, body: { title: 'Of Rita again' } });
    });

    it('is listed over all content types and locales, newest first', async () => {
      const { changed } = await recent(fixture.admin);
      expect(titles(changed)).toEqual([
        'Of Rita again',
        'Home',
        'Published',
        'Of Ada',
        'Label',
        'Livre',
        'Book',
      ]);
      expect(changed.map(({ locale }) => locale)).toEqual([null, 'en', null, null, null, 'fr', 'en']);
      expect(changed.map(({ status }) => status)).toEqual([
        'draft',
        'draft',
        'published',
        'draft',
        null,
        'draft',
        'draft',
      ]);
      expect(changed[0]).toMatchObject({
        uid: memo,
        kind: 'collectionType',
        contentType: 'Memo',
        updatedBy: { id: 2, firstname: 'Rita', lastname: 'Test', username: null },
      });
      expect(changed[1]).toMatchObject({ uid: front, kind: 'singleType', updatedBy: { firstname: 'Ada' } });
      expect(changed[0]?.updatedAt).toMatch(/^2026-03-01T12:\d\d:\d\d\.000Z$/);
    });

    it('holds for drafts only those that the person changed last', async () => {
      expect(titles((await recent(rita)).drafts)).toEqual(['Of Rita again', 'Livre']);
      expect(titles((await recent(fixture.admin)).drafts)).toEqual(['Home', 'Of Ada', 'Book']);
      expect((await recent(systemPermissions(null))).drafts).toEqual([]);
    });

    it('shows nothing of content types that may not be read', async () => {
      expect(await recent(restrictedPermissions(2, {}))).toEqual({ changed: [], drafts: [] });
      const some = restrictedPermissions(2, { [label]: { read: [{}] }, [memo]: { update: [{}] } });
      expect(titles((await recent(some)).changed)).toEqual(['Label']);
    });

    it('keeps to the locales and the conditions of the permissions', async () => {
      const french = restrictedPermissions(2, { [book]: { read: [{ locales: new Set(['fr']) }] } });
      expect(titles((await recent(french)).changed)).toEqual(['Livre']);
      const nowhere = restrictedPermissions(2, { [book]: { read: [{ locales: new Set<string>() }] } });
      expect((await recent(nowhere)).changed).toEqual([]);
      const own = restrictedPermissions(2, { [memo]: { read: [{ conditions: [createdBy(2)] }] } });
      expect(titles((await recent(own)).changed)).toEqual(['Of Rita again', 'Published']);
      const both = restrictedPermissions(1, {
        [book]: {
          read: [{ locales: new Set(['fr']), conditions: [createdBy(1)] }, { locales: new Set(['en']) }],
        },
      });
      expect(titles((await recent(both)).changed)).toEqual(['Book']);
    });

    it('names an entry only where the field that names it may be read', async () => {
      const blind = restrictedPermissions(2, { [memo]: { read: [{ fields: new Set(['text']) }] } });
      expect(titles((await recent(blind)).changed)).toEqual([null, null, null]);
      const half = restrictedPermissions(2, {
        [memo]: { read: [{ fields: new Set(['text']) }, { conditions: [createdBy(2)] }] },
      });
      expect(titles((await recent(half)).changed)).toEqual(['Of Rita again', 'Published', null]);
    });

    it('stops at ten', async () => {
      for (let number = 1; number <= 12; number += 1) await create(rita, label, { name: `Label ${number}` });
      for (let number = 1; number <= 12; number += 1) await create(rita, book, { title: `Book ${number}` });
      const { changed, drafts } = await recent(rita);
      expect(titles(changed)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Book ${number}`));
      expect(titles(drafts)).toEqual(titles(changed));
    });
  });
});
