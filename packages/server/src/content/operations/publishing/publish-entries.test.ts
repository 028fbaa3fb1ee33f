import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('publishing', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
    });

    it('publishes what is complete only, once, and takes it back', async () => {
      const { content, admin } = fixture;
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { seo: { noIndex: true } },
      });
      const call = { permissions: admin, uid: book, id: entry.id };
      await expect(content.publishEntry(call)).rejects.toMatchObject({
        status: 400,
        details: { errors: [{ path: ['title'] }, { path: ['seo', 'metaTitle'] }] },
      });
      await content.updateEntry({ ...call, body: { title: 'Ready', seo: null } });
      const published = await content.publishEntry(call);
      expect(published.entry.publishedAt).toBe('2026-03-01T12:00:00.000Z');
      await expect(content.publishEntry(call)).rejects.toMatchObject({ message: 'already.published' });
      await expect(content.updateEntry({ ...call, body: { title: null } })).rejects.toMatchObject({
        status: 400,
      });
      expect((await content.unpublishEntry(call)).entry.publishedAt).toBeNull();
      await expect(content.unpublishEntry(call)).rejects.toMatchObject({ message: 'already.draft' });
    });

    it('publishes several entries all or none and names the one that is not complete', async () => {
      const { content, admin } = fixture;
      const good = await content.createEntry({ permissions: admin, uid: book, body: { title: 'Good' } });
      const bad = await content.createEntry({ permissions: admin, uid: book, body: {} });
      const ids = [good.entry.id, bad.entry.id];
      await expect(content.publishEntries({ permissions: admin, uid: book, ids })).rejects.toMatchObject({
        details: { errors: [{ id: bad.entry.id, path: ['title'] }] },
      });
      const after = await content.readEntry({ permissions: admin, uid: book, id: good.entry.id });
      expect(after.entry.publishedAt).toBeNull();
      expect(await content.publishEntries({ permissions: admin, uid: book, ids: [good.entry.id] })).toEqual({
        count: 1,
      });
      expect(await content.publishEntries({ permissions: admin, uid: book, ids: [good.entry.id] })).toEqual({
        count: 0,
      });
    });
  });
});
