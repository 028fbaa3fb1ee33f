import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPermissions } from './content-permissions.ts';
import { contentFixture, restrictedPermissions, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';

const book = 'api::book.book';
const memo = 'api::memo.memo';
const front = 'api::front.front';

forEachDialect((dialect) => {
  describe('permissions with a condition, checked against the written state', () => {
    let fixture: ContentFixture;
    let permissions: ContentPermissions;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const whileMine = { conditions: [(row: Parameters<Condition>[0]) => row('title', '=', 'Mine')] };
      const whileOpen = { conditions: [(row: Parameters<Condition>[0]) => row('heading', '=', 'Open')] };
      permissions = restrictedPermissions(2, {
        [memo]: {
          read: [{}],
          create: [whileMine],
          update: [whileMine, { fields: new Set(['text']) }],
          publish: [whileMine],
        },
        [book]: { read: [{}], create: [{ locales: new Set(['en']), ...whileMine }], update: [whileMine] },
        [front]: { read: [{}], create: [whileOpen], update: [whileOpen] },
      });
    });

    type Condition = ReturnType<ContentPermissions['grants']>[number]['conditions'][number];

    const create = async (uid: string, title: string) =>
      (await fixture.content.createEntry({ permissions: fixture.admin, uid, body: { title } })).entry.id;
    const read = async (uid: string, id: number) =>
      (await fixture.content.readEntry({ permissions: fixture.admin, uid, id })).entry;
    const total = async (uid: string) =>
      (await fixture.content.findEntries({ permissions: fixture.admin, uid, query: {} })).pagination.total;

    it.each([memo, book])('reject an update that moves an entry of %s out of the condition', async (uid) => {
      const id = await create(uid, 'Mine');
      const call = { permissions, uid, id };
      expect(await statusOf(fixture.content.updateEntry({ ...call, body: { title: 'Moved' } }))).toBe(403);
      expect(await read(uid, id)).toMatchObject({ title: 'Mine', updatedBy: { id: 1 } });
      expect(await statusOf(fixture.content.updateEntry({ ...call, body: { title: 'Mine' } }))).toBe(200);
    });

    it('reject an update that moves an entry into the condition through another permission', async () => {
      const id = await create(memo, 'Theirs');
      const call = { permissions, uid: memo, id };
      const { content } = fixture;
      expect(await statusOf(content.updateEntry({ ...call, body: { text: 'noted' } }))).toBe(200);
      await content.updateEntry({ ...call, body: { title: 'Mine', text: 'again' } });
      expect(await read(memo, id)).toMatchObject({ title: 'Theirs', text: 'again' });
    });

    it.each([memo, book])('reject a new entry of %s that does not meet the condition', async (uid) => {
      const before = await total(uid);
      const creating = (title: string) => fixture.content.createEntry({ permissions, uid, body: { title } });
      expect(await statusOf(creating('Other'))).toBe(403);
      expect(await total(uid)).toBe(before);
      expect(await statusOf(creating('Mine'))).toBe(200);
    });

    it('reject a clone that does not meet the condition', async () => {
      const id = await create(memo, 'Mine');
      const before = await total(memo);
      const call = { permissions, uid: memo, id };
      expect(await statusOf(fixture.content.cloneEntry({ ...call, body: { title: 'Copy' } }))).toBe(403);
      expect(await total(memo)).toBe(before);
    });

    it('reject a single type saved without meeting the condition', async () => {
      const saving = (heading: string) =>
        fixture.content.saveSingle({ permissions, uid: front, body: { heading, seo: { metaTitle: 'M' } } });
      expect(await statusOf(saving('Shut'))).toBe(403);
      expect(await statusOf(saving('Open'))).toBe(200);
      expect(await statusOf(saving('Shut'))).toBe(403);
      const call = { permissions: fixture.admin, uid: front };
      const id = await fixture.content.singleEntryId({ ...call, action: 'read' });
      const { entry } = await fixture.content.readEntry({ ...call, id });
      expect(entry?.['heading']).toBe('Open');
    });
  });
});
