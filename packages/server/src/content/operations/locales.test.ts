import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const book = 'api::book.book';
const front = 'api::front.front';

forEachDialect((dialect) => {
  describe('an entry in several locales', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const at = '2026-03-01T12:00:00.000Z';
      await fixture.database.transaction(async ({ kysely, touch }) => {
        await kysely
          .insertInto('locales')
          .values({ code: 'fr', name: 'French', is_default: 0, created_at: at, updated_at: at })
          .execute();
        touch('locales');
      });
    });

    it('copies the shared values into a translation, and nothing else', async () => {
      const { content, admin } = fixture;
      const cover = await fixture.addFile('shared.png');
      const english = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Book', blurb: 'only English', pages: 7, cover, labels: [] },
      });
      const french = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Livre' },
        locale: 'fr',
        relatedEntityId: String(english.entry.id),
      });
      expect(french.entry).toMatchObject({
        locale: 'fr',
        title: 'Livre',
        blurb: null,
        pages: 7,
        cover: { id: cover },
      });
      expect(french.entry.localizations).toMatchObject([
        { id: english.entry.id, locale: 'en', title: 'Book', pages: 7 },
      ]);
      expect(Object.keys(french.entry.localizations?.[0] ?? {})).not.toContain('cover');
      const again = content.createEntry({
        permissions: admin,
        uid: book,
        body: {},
        locale: 'fr',
        relatedEntityId: english.entry.id,
      });
      await expect(again).rejects.toMatchObject({
        name: 'ApplicationError',
        message: "The related entity doesn't exist or the entity already exists in this locale",
      });
    });

    it('changes a shared attribute in every locale, with a new version of each', async () => {
      const { content, admin } = fixture;
      const english = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'One', pages: 1 },
      });
      const french = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Un' },
        locale: 'fr',
        relatedEntityId: english.entry.id,
      });
      await content.updateEntry({
        permissions: admin,
        uid: book,
        id: english.entry.id,
        body: { title: 'Uno', pages: 2, isbn: 'shared-isbn' },
      });
      const after = await content.readEntry({ permissions: admin, uid: book, id: french.entry.id });
      expect(after).toMatchObject({ version: 2, entry: { title: 'Un', pages: 2, isbn: 'shared-isbn' } });
    });

    it('is not translated if a shared value must be unique', async () => {
      const { content, admin } = fixture;
      const english = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Unique', isbn: 'one-only' },
      });
      const translating = content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Seul' },
        locale: 'fr',
        relatedEntityId: english.entry.id,
      });
      await expect(translating).rejects.toMatchObject({ details: { errors: [{ path: ['isbn'] }] } });
    });

    it('may have the same localized unique value in each locale', async () => {
      const { content, admin } = fixture;
      await content.createEntry({ permissions: admin, uid: book, body: { title: 'Same', slug: 'same' } });
      const french = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Same', slug: 'same' },
        locale: 'fr',
      });
      expect(french.entry['slug']).toBe('same');
      const second = content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Same', slug: 'same' },
        locale: 'fr',
      });
      await expect(second).rejects.toMatchObject({ details: { errors: [{ path: ['slug'] }] } });
    });

    it('is listed in one locale, in all, and in none for an unknown one', async () => {
      const { content, admin } = fixture;
      const total = async (locale?: string): Promise<number> =>
        (await content.findEntries({ permissions: admin, uid: book, query: { locale } })).pagination.total;
      expect(await total('all')).toBe((await total('en')) + (await total('fr')));
      expect(await total()).toBe(await total('en'));
      expect(await total('xx')).toBe(0);
      const creating = content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'X' },
        locale: 'xx',
      });
      await expect(creating).rejects.toMatchObject({
        name: 'ApplicationError',
        message: "This locale doesn't exist",
      });
    });

    it('exists once per locale for a single type, linked automatically', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: front };
      const idIn = (locale?: string) => content.singleEntryId({ ...call, locale, action: 'read' });
      await expect(idIn()).rejects.toMatchObject({ status: 404 });
      await expect(content.singleEntryId({ ...call, action: 'publish' })).rejects.toMatchObject({
        status: 404,
      });
      const featured = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Featured' },
      });
      const saved = await content.saveSingle({
        ...call,
        body: { heading: 'Welcome', open: false, featured: [featured.entry.id] },
      });
      expect(saved.entry).toMatchObject({ heading: 'Welcome', featured: { count: 1 } });
      const french = await content.saveSingle({ ...call, locale: 'fr', body: { heading: 'Bienvenue' } });
      expect(french.entry).toMatchObject({ open: false, localizations: [{ id: saved.entry.id }] });
      const read = await content.readEntry({ ...call, id: await idIn(), detail: 'entries' });
      expect(read.entry).toMatchObject({
        featured: [{ id: featured.entry.id, title: 'Featured' }],
        lead: null,
      });
      const changed = await content.saveSingle({ ...call, body: { heading: 'Hello' } });
      expect([changed.entry.id, changed.version]).toEqual([saved.entry.id, 2]);
      await expect(content.publishEntry({ ...call, id: await idIn() })).rejects.toMatchObject({
        details: { errors: [{ path: ['seo'] }] },
      });
      expect(await content.countDraftRelations({ ...call, id: await idIn() })).toBe(1);
      await content.deleteEntry({ ...call, id: await idIn('fr') });
      await expect(idIn('fr')).rejects.toMatchObject({ status: 404 });
    });

    it('exists once for a single type even if two users save it at the same time', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: front };
      await content.deleteEntry({ ...call, id: await content.singleEntryId({ ...call, action: 'delete' }) });
      await Promise.allSettled(
        Array.from({ length: 4 }, (_, index) =>
          content.saveSingle({ permissions: admin, uid: front, body: { heading: `Try ${index}` } }),
        ),
      );
      const { pagination } = await content.findEntries({ permissions: admin, uid: front, query: {} });
      expect(pagination.total).toBe(1);
    });

    it('gets free uids from the attribute that they follow', async () => {
      const { content, admin } = fixture;
      await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'A full book', slug: 'a-full-book' },
      });
      const generate = (values: Record<string, unknown>) =>
        content.generateUid({ permissions: admin, contentTypeUid: book, field: 'slug', values });
      expect(await generate({ title: 'A full book' })).toBe('a-full-book-1');
      expect(await generate({ title: 'Another' })).toBe('another');
      expect(await generate({})).toBe('book');
      const check = (value: string) =>
        content.checkUid({ permissions: admin, contentTypeUid: book, field: 'slug', value });
      expect(await check('a-full-book')).toEqual({ isAvailable: false, suggestion: 'a-full-book-1' });
      expect(await check('free')).toEqual({ isAvailable: true, suggestion: null });
      await expect(check('no spaces')).rejects.toMatchObject({ status: 400 });
      await expect(
        content.generateUid({ permissions: admin, contentTypeUid: 'api::no.no', field: 'slug', values: {} }),
      ).rejects.toMatchObject({
        message: 'ContentType not found',
      });
    });
  });
});
