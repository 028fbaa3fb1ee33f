import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
  type PermissionsByType,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';

const book = 'api::book.book';
const writer = 'api::writer.writer';
const absent = 99_999;

/** Permissions for everything on books, and for the given actions on writers. */
const editor = (onWriters: PermissionsByType[string] = {}) =>
  restrictedPermissions(2, { [book]: { create: [{}], read: [{}], update: [{}] }, [writer]: onWriters });

forEachDialect((dialect) => {
  describe('an actor who links entries', () => {
    let fixture: ContentFixture;
    let ids = { ann: 0, book: 0 };

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin: permissions } = fixture;
      const ann = (await content.createEntry({ permissions, uid: writer, body: { name: 'Ann' } })).entry.id;
      const body = { title: 'Book', writer: ann };
      ids = { ann, book: (await content.createEntry({ permissions, uid: book, body })).entry.id };
    });

    const links = async () => fixture.database.kysely.selectFrom('links').selectAll().orderBy('id').execute();
    const countBooks = async () =>
      (await fixture.content.findEntries({ permissions: fixture.admin, uid: book, query: {} })).pagination
        .total;

    it('is rejected with targets of a content type they may not read, whether they exist or not', async () => {
      const { content } = fixture;
      const before = [await links(), await countBooks()];
      for (const id of [ids.ann, absent]) {
        for (const sent of [id, [id], { connect: [{ id }] }, { set: [{ id }] }]) {
          const create = content.createEntry({
            permissions: editor(),
            uid: book,
            body: { title: 'New', reviewers: sent },
          });
          expect([sent, await statusOf(create)]).toEqual([sent, 403]);
        }
        const mention = { title: 'New', mentions: [{ __type: writer, id }] };
        expect(await statusOf(content.createEntry({ permissions: editor(), uid: book, body: mention }))).toBe(
          403,
        );
        const body = { title: 'New', hero: id };
        const call = { permissions: editor(), uid: book, id: ids.book, body };
        expect(await statusOf(content.updateEntry(call))).toBe(403);
      }
      expect([await links(), await countBooks()]).toEqual(before);
    });

    it('links only the entries they may read if that depends on the entry', async () => {
      const { content } = fixture;
      const permissions = editor({ create: [{}], read: [{ conditions: [createdBy(2)] }] });
      const own = (await content.createEntry({ permissions, uid: writer, body: { name: 'Own' } })).entry.id;
      const linking = (id: number) =>
        content.createEntry({ permissions, uid: book, body: { title: 'New', reviewers: [id] } });
      expect(await statusOf(linking(ids.ann))).toBe(403);
      expect(await statusOf(linking(own))).toBe(200);
    });

    it('links administrators only with the permission to read them', async () => {
      const { content } = fixture;
      const nobody = editor();
      const body = { title: 'New', mentions: [{ __type: 'admin::user', id: 1 }] };
      const linking = (permissions: typeof nobody) =>
        statusOf(content.createEntry({ permissions, uid: book, body }));
      const reader = { ...nobody, holds: (action: string) => action === 'admin::users.read' };
      expect([await linking(nobody), await linking(reader)]).toEqual([403, 200]);
    });

    it('sends existing links again and removes links without read access to the other end', async () => {
      const { content, admin } = fixture;
      const call = { permissions: editor(), uid: book, id: ids.book };
      expect(await statusOf(content.updateEntry({ ...call, body: { title: 'Kept', writer: ids.ann } }))).toBe(
        200,
      );
      expect((await content.readEntry({ ...call, permissions: admin })).entry).toMatchObject({
        title: 'Kept',
        writer: { count: 1 },
      });
      await content.updateEntry({ ...call, body: { writer: { disconnect: [{ id: ids.ann }] } } });
      expect((await content.readEntry({ ...call, permissions: admin })).entry['writer']).toEqual({
        count: 0,
      });
    });

    it('creates no copy that would link what they may not read', async () => {
      const { content, admin } = fixture;
      const body = { title: 'Linking', sequels: [ids.book] };
      const linking = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { ...body, writer: ids.ann },
      });
      const before = await countBooks();
      const cloning = (permissions: ReturnType<typeof editor>) =>
        statusOf(
          content.cloneEntry({ permissions, uid: book, id: linking.entry.id, body: { title: 'Copy' } }),
        );
      expect(await cloning(editor())).toBe(403);
      expect(await countBooks()).toBe(before);
      expect(await cloning(editor({ read: [{}] }))).toBe(200);
    });

    it('is rejected with such a target in a component too', async () => {
      const zone = [{ __component: 'block.quote', text: 'Q', author: ids.ann }];
      const linking = (permissions: ReturnType<typeof editor>) =>
        statusOf(fixture.content.createEntry({ permissions, uid: book, body: { title: 'New', zone } }));
      expect([await linking(editor()), await linking(editor({ read: [{}] }))]).toEqual([403, 200]);
    });
  });
});
