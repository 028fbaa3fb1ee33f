import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';

const book = 'api::book.book';
const front = 'api::front.front';
const own = { conditions: [createdBy(2)] };
const french = { locales: new Set(['fr']) };

const author = restrictedPermissions(2, {
  [book]: { create: [own], read: [own], update: [own] },
  [front]: { create: [own], read: [own], update: [own] },
});
const translator = restrictedPermissions(2, {
  [book]: { create: [french], read: [french], update: [french] },
  [front]: { create: [french], read: [french], update: [french] },
});

forEachDialect((dialect) => {
  describe('a translation, which copies the shared values of the original,', () => {
    let fixture: ContentFixture;
    let original = 0;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin, database } = fixture;
      const now = '2026-03-01T12:00:00.000Z';
      await database.transaction(async ({ kysely, touch }) => {
        const locale = { code: 'fr', name: 'French', is_default: 0, created_at: now, updated_at: now };
        await kysely.insertInto('locales').values(locale).execute();
        touch('locales');
      });
      const body = { heading: 'Home', seo: { metaTitle: 'M' } };
      await content.saveSingle({ permissions: admin, uid: front, body });
    });

    beforeEach(async () => {
      const body = { title: 'Theirs', contact: 'canary@example.com' };
      original = (await fixture.content.createEntry({ permissions: fixture.admin, uid: book, body })).entry
        .id;
    });

    const translate = (
      permissions: typeof author,
      body: object = { title: 'Livre' },
      id: unknown = original,
    ) => fixture.content.createEntry({ permissions, uid: book, body, locale: 'fr', relatedEntityId: id });
    const read = async (id: number) =>
      (await fixture.content.readEntry({ permissions: fixture.admin, uid: book, id })).entry;

    it('is rejected if the original is not permitted', async () => {
      expect(await statusOf(translate(author))).toBe(403);
      expect((await read(original)).localizations).toEqual([]);
      const call = { permissions: author, uid: front, locale: 'fr' };
      const saving = fixture.content.saveSingle({
        ...call,
        body: { heading: 'Accueil', seo: { metaTitle: 'M' } },
      });
      expect(await statusOf(saving)).toBe(403);
    });

    it('is created from an entry that the actor created', async () => {
      const body = { title: 'Mine', contact: 'mine@example.com' };
      const mine = await fixture.content.createEntry({ permissions: author, uid: book, body });
      const made = await translate(author, { title: 'Le mien' }, mine.entry.id);
      expect(made.entry).toMatchObject({ title: 'Le mien', contact: 'mine@example.com' });
    });

    it('is created by an actor whose permissions cover only its locale', async () => {
      const made = await translate(translator);
      expect(made.entry).toMatchObject({ title: 'Livre', contact: 'canary@example.com' });
      const call = { permissions: translator, uid: front, locale: 'fr' };
      const body = { heading: 'Accueil', seo: { metaTitle: 'M' } };
      expect(await statusOf(fixture.content.saveSingle({ ...call, body }))).toBe(200);
    });
  });
});
