import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('deleting', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
    });

    it('deletes an entry with its components and every link from and to it', async () => {
      const { content, admin, database } = fixture;
      const target = await content.createEntry({ access: admin, uid: book, body: { title: 'Target' } });
      const source = await content.createEntry({
        access: admin,
        uid: book,
        body: {
          title: 'Source',
          sequels: [target.entry.id],
          buttons: [{ text: 'A', url: '/', target: target.entry.id }],
        },
      });
      const deleted = await content.deleteEntry({ access: admin, uid: book, id: target.entry.id });
      expect(deleted.entry['title']).toBe('Target');
      const left = await content.readEntry({ access: admin, uid: book, id: source.entry.id });
      expect(left.entry).toMatchObject({ sequels: { count: 0 }, buttons: [{ target: { count: 0 } }] });
      await content.deleteEntry({ access: admin, uid: book, id: source.entry.id });
      const links = await database.kysely
        .selectFrom('links')
        .selectAll()
        .where('root_id', '=', source.entry.id)
        .where('root_uid', '=', book)
        .execute();
      const instances = await database.kysely
        .selectFrom('component_instances')
        .selectAll()
        .where('root_id', '=', source.entry.id)
        .execute();
      expect([links, instances]).toEqual([[], []]);
      await expect(
        content.readEntry({ access: admin, uid: book, id: source.entry.id }),
      ).rejects.toMatchObject({ status: 404 });
    });

    it('deletes several entries and counts those that were there', async () => {
      const { content, admin } = fixture;
      const one = await content.createEntry({ access: admin, uid: 'api::memo.memo', body: { title: 'One' } });
      const count = await content.deleteEntries({
        access: admin,
        uid: 'api::memo.memo',
        ids: [one.entry.id, 9999],
      });
      expect(count).toEqual({ count: 1 });
    });

    it('does not use the id of a deleted entry again', async () => {
      const { content, admin } = fixture;
      const call = { access: admin, uid: 'api::memo.memo' };
      const first = await content.createEntry({ ...call, body: { title: 'Gone' } });
      await content.deleteEntry({ ...call, id: first.entry.id });
      const second = await content.createEntry({ ...call, body: { title: 'New', id: first.entry.id } });
      expect(second.entry.id).toBeGreaterThan(first.entry.id);
    });
  });
});
