import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('publishing', () => {
    let fixture: ContentFixture;
    /** A write of another user before the next transaction starts. */
    let meanwhile: (() => Promise<unknown>) | null = null;

    beforeAll(async () => {
      const database = await dialect.open();
      fixture = await contentFixture({
        kysely: database.kysely,
        background: database.background,
        dialect: database.dialect,
        async transaction(work) {
          const others = meanwhile;
          meanwhile = null;
          await others?.();
          return database.transaction(work);
        },
        writeCount: (table) => database.writeCount(table),
        state: () => database.state(),
        currentState: () => database.currentState(),
        health: () => database.health(),
        close: () => database.close(),
      });
    });

    it('publishes complete entries only, once, and unpublishes them', async () => {
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

    it('publishes several entries all or none, and names the incomplete one', async () => {
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

    it.each([
      ['became incomplete', 400, (call: ReturnType<typeof callOf>) => update(call, { title: null })],
      ['is gone', 404, (call: ReturnType<typeof callOf>) => fixture.content.deleteEntry(call)],
    ])('publishes none if one of several %s after it was validated', async (_, status, change) => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: book };
      const { entry: one } = await content.createEntry({ ...call, body: { title: 'One' } });
      const { entry: other } = await content.createEntry({ ...call, body: { title: 'Other' } });
      meanwhile = () => change(callOf(other.id));
      await expect(content.publishEntries({ ...call, ids: [one.id, other.id] })).rejects.toMatchObject({
        status,
      });
      expect((await content.readEntry(callOf(one.id))).entry.publishedAt).toBeNull();
    });

    it('publishes an entry that was changed and is still complete after it was validated', async () => {
      const { content, admin } = fixture;
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Before' },
      });
      meanwhile = () => update(callOf(entry.id), { title: 'After' });
      await content.publishEntries({ permissions: admin, uid: book, ids: [entry.id] });
      const { entry: published } = await content.readEntry(callOf(entry.id));
      expect(published).toMatchObject({ title: 'After', publishedAt: '2026-03-01T12:00:00.000Z' });
    });

    function callOf(id: number) {
      return { permissions: fixture.admin, uid: book, id };
    }

    function update(call: ReturnType<typeof callOf>, body: object) {
      return fixture.content.updateEntry({ ...call, body });
    }
  });
});
