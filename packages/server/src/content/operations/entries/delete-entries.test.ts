import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('deleteEntry and deleteEntries', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
    });

    it('delete an entry with its components and every link from and to it', async () => {
      const { content, admin, database } = fixture;
      const target = await content.createEntry({ permissions: admin, uid: book, body: { title: 'Target' } });
      const source = await content.createEntry({
        permissions: admin,
        uid: book,
        body: {
          title: 'Source',
          sequels: [target.entry.id],
          buttons: [{ text: 'A', url: '/', target: target.entry.id }],
        },
      });
      const deleted = await content.deleteEntry({ permissions: admin, uid: book, id: target.entry.id });
      expect(deleted.entry['title']).toBe('Target');
      const left = await content.readEntry({ permissions: admin, uid: book, id: source.entry.id });
      expect(left.entry).toMatchObject({ sequels: { count: 0 }, buttons: [{ target: { count: 0 } }] });
      await content.deleteEntry({ permissions: admin, uid: book, id: source.entry.id });
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
        content.readEntry({ permissions: admin, uid: book, id: source.entry.id }),
      ).rejects.toMatchObject({ status: 404 });
    });

    it('delete several entries and return the number of those that existed', async () => {
      const { content, admin } = fixture;
      const one = await content.createEntry({
        permissions: admin,
        uid: 'api::memo.memo',
        body: { title: 'One' },
      });
      const count = await content.deleteEntries({
        permissions: admin,
        uid: 'api::memo.memo',
        ids: [one.entry.id, 9999],
      });
      expect(count).toEqual({ count: 1 });
    });

    it.each([
      ['text that is no id', ['1 OR 1=1']],
      ['an id among text', [1, "1'); drop table memos; --"]],
      ['an object', { $gt: 0 }],
      ['no id', []],
      ['nothing', undefined],
      ['lists in a list', [[1, 2]]],
      ['everything at once', ['*', 'all', true, null]],
      ['more than a thousand', Array.from({ length: 1001 }, (_, index) => index + 1)],
      ['ten thousand and one', Array.from({ length: 10_001 }, () => 1)],
    ])('delete nothing if called with %s', async (_, ids) => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: 'api::memo.memo' };
      await content.createEntry({ ...call, body: { title: 'Stays' } });
      const total = async () => (await content.findEntries({ ...call, query: {} })).pagination.total;
      const before = await total();
      await expect(content.deleteEntries({ ...call, ids })).rejects.toMatchObject({ status: 400 });
      expect(await total()).toBe(before);
    });

    it('count an entry once however often it is named, and change no other content type', async () => {
      const { content, admin } = fixture;
      const make = async (uid: string, body: unknown) =>
        (await content.createEntry({ permissions: admin, uid, body })).entry.id;
      const twice = await make('api::memo.memo', { title: 'Twice' });
      let label = 0;
      while (label <= twice) label = await make('api::label.label', { name: `Label ${String(label)}` });
      const call = { permissions: admin, uid: 'api::memo.memo' };
      expect(await content.deleteEntries({ ...call, ids: [twice, String(twice), twice] })).toEqual({
        count: 1,
      });
      expect(await content.deleteEntries({ ...call, ids: [label] })).toEqual({ count: 0 });
      const remaining = await content.readEntry({ permissions: admin, uid: 'api::label.label', id: label });
      expect(remaining.entry.id).toBe(label);
    });

    it('never reuse the id of a deleted entry', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: 'api::memo.memo' };
      const first = await content.createEntry({ ...call, body: { title: 'Gone' } });
      await content.deleteEntry({ ...call, id: first.entry.id });
      const second = await content.createEntry({ ...call, body: { title: 'New', id: first.entry.id } });
      expect(second.entry.id).toBeGreaterThan(first.entry.id);
    });
  });
});
