import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, restrictedPermissions, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';

const memo = 'api::memo.memo';
const front = 'api::front.front';
const everythingElse = { create: [{}], read: [{}], update: [{}], delete: [{}] };

forEachDialect((dialect) => {
  describe('an actor without the permission to publish', () => {
    let fixture: ContentFixture;
    const permissions = restrictedPermissions(2, { [memo]: everythingElse, [front]: everythingElse });
    let ids = { draft: 0, published: 0 };

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin } = fixture;
      const create = async (title: string) =>
        (await content.createEntry({ permissions: admin, uid: memo, body: { title } })).entry.id;
      ids = { draft: await create('Draft'), published: await create('Published') };
      await content.publishEntry({ permissions: admin, uid: memo, id: ids.published });
    });

    const isPublished = async (id: number) =>
      (await fixture.content.readEntry({ permissions: fixture.admin, uid: memo, id })).entry.publishedAt !==
      null;

    it('publishes entries through no operation, neither one nor several', async () => {
      const { content } = fixture;
      const call = { permissions, uid: memo };
      const both = [ids.draft, ids.published];
      for (const work of [
        content.publishEntry({ ...call, id: ids.draft }),
        content.unpublishEntry({ ...call, id: ids.published }),
        content.publishEntries({ ...call, ids: both }),
        content.unpublishEntries({ ...call, ids: both }),
      ]) {
        expect(await statusOf(work)).toBe(403);
      }
      expect([await isPublished(ids.draft), await isPublished(ids.published)]).toEqual([false, true]);
    });

    it.each(['publishedAt', 'published_at', 'status', 'isPublished'])(
      'publishes no entry with %s in a body',
      async (key) => {
        const { content } = fixture;
        const body = { title: 'Written', [key]: key === 'status' ? 'published' : '2026-01-01T00:00:00.000Z' };
        const created = await content.createEntry({ permissions, uid: memo, body });
        const id = created.entry.id;
        await content.updateEntry({ permissions, uid: memo, id, body });
        const cloned = await content.cloneEntry({ permissions, uid: memo, id: ids.published, body });
        expect([await isPublished(id), await isPublished(cloned.entry.id)]).toEqual([false, false]);
        const taken = { title: 'Kept', [key]: null };
        await content.updateEntry({ permissions, uid: memo, id: ids.published, body: taken });
        expect(await isPublished(ids.published)).toBe(true);
      },
    );

    it('publishes no single type', async () => {
      const { content, admin } = fixture;
      const asAdmin = { permissions: admin, uid: front };
      const publishedAt = async () => {
        const id = await content.singleEntryId({ ...asAdmin, action: 'read' });
        return (await content.readEntry({ ...asAdmin, id })).entry.publishedAt;
      };
      const body = { heading: 'H', seo: { metaTitle: 'M' }, publishedAt: '2026-01-01T00:00:00.000Z' };
      const { entry } = await content.saveSingle({ permissions, uid: front, body });
      const call = { permissions, uid: front, id: entry.id };
      expect(await publishedAt()).toBeNull();
      expect(await statusOf(content.publishEntry(call))).toBe(403);
      expect(await publishedAt()).toBeNull();
      await content.publishEntry({ ...call, permissions: admin });
      expect(await statusOf(content.unpublishEntry(call))).toBe(403);
      expect(await publishedAt()).not.toBeNull();
    });
  });
});
