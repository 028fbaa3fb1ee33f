import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPermissions } from '../permissions/content-permissions.ts';
import { systemPermissions } from '../permissions/public-permissions.ts';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const book = 'api::book.book';
const label = 'api::label.label';
const memo = 'api::memo.memo';
const front = 'api::front.front';

function titles(entries: readonly { readonly title: string | null }[]) {
  return entries.map(({ title }) => title);
}

forEachDialect((dialect) => {
  describe('the last changed entries', () => {
    let fixture: ContentFixture;
    const rita: ContentPermissions = systemPermissions(2);
    const create = async (permissions: ContentPermissions, uid: string, body: unknown, locale?: string) => {
      fixture.tick();
      return (await fixture.content.createEntry({ permissions, uid, body, locale })).entry.id;
    };
    const changed = (permissions: ContentPermissions) =>
      fixture.content.findLastChanged({ permissions, limit: 10 });
    const drafts = (permissions: ContentPermissions) =>
      fixture.content.findLastChanged({ permissions, limit: 10, ownDrafts: true });

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

    it('are listed over all content types and locales, newest first', async () => {
      const entries = await changed(fixture.admin);
      expect(titles(entries)).toEqual([
        'Of Rita again',
        'Home',
        'Published',
        'Of Ada',
        'Label',
        'Livre',
        'Book',
      ]);
      expect(entries.map(({ locale }) => locale)).toEqual([null, 'en', null, null, null, 'fr', 'en']);
      expect(entries.map(({ status }) => status)).toEqual([
        'draft',
        'draft',
        'published',
        'draft',
        null,
        'draft',
        'draft',
      ]);
      expect(entries[0]).toMatchObject({
        contentType: { uid: memo },
        updatedBy: { id: 2, firstname: 'Rita', lastname: 'Test', username: null },
      });
      expect(entries[1]).toMatchObject({ contentType: { uid: front }, updatedBy: { firstname: 'Ada' } });
      expect(entries[0]?.updatedAt).toMatch(/^2026-03-01T12:\d\d:\d\d\.000Z$/);
    });

    it('include only those drafts that the user changed last', async () => {
      expect(titles(await drafts(rita))).toEqual(['Of Rita again', 'Livre']);
      expect(titles(await drafts(fixture.admin))).toEqual(['Home', 'Of Ada', 'Book']);
      expect(await drafts(systemPermissions(null))).toEqual([]);
    });

    it('include no content types that may not be read', async () => {
      const nobody = restrictedPermissions(2, {});
      expect([await changed(nobody), await drafts(nobody)]).toEqual([[], []]);
      const some = restrictedPermissions(2, { [label]: { read: [{}] }, [memo]: { update: [{}] } });
      expect(titles(await changed(some))).toEqual(['Label']);
    });

    it('are limited by the locales and the conditions of the permissions', async () => {
      const french = restrictedPermissions(2, { [book]: { read: [{ locales: new Set(['fr']) }] } });
      expect(titles(await changed(french))).toEqual(['Livre']);
      const nowhere = restrictedPermissions(2, { [book]: { read: [{ locales: new Set<string>() }] } });
      expect(await changed(nowhere)).toEqual([]);
      const own = restrictedPermissions(2, { [memo]: { read: [{ conditions: [createdBy(2)] }] } });
      expect(titles(await changed(own))).toEqual(['Of Rita again', 'Published']);
      const both = restrictedPermissions(1, {
        [book]: {
          read: [{ locales: new Set(['fr']), conditions: [createdBy(1)] }, { locales: new Set(['en']) }],
        },
      });
      expect(titles(await changed(both))).toEqual(['Book']);
    });

    it('have a title only if the main field may be read', async () => {
      const blind = restrictedPermissions(2, { [memo]: { read: [{ fields: new Set(['text']) }] } });
      expect(titles(await changed(blind))).toEqual([null, null, null]);
      const half = restrictedPermissions(2, {
        [memo]: { read: [{ fields: new Set(['text']) }, { conditions: [createdBy(2)] }] },
      });
      expect(titles(await changed(half))).toEqual(['Of Rita again', 'Published', null]);
    });

    it('stop at the limit, over many tables and locales too', async () => {
      for (let number = 1; number <= 12; number += 1) await create(rita, label, { name: `Label ${number}` });
      for (let number = 1; number <= 12; number += 1) await create(rita, book, { title: `Book ${number}` });
      const newest = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((number) => `Book ${number}`);
      expect(titles(await changed(rita))).toEqual(newest);
      expect(titles(await drafts(rita))).toEqual(newest);
      expect(titles(await fixture.content.findLastChanged({ permissions: rita, limit: 2 }))).toEqual(
        newest.slice(0, 2),
      );
    });
  });
});
