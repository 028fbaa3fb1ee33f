import { beforeAll, describe, expect, it } from 'vitest';
import type { ContentPermissions, RowCondition } from './content-permissions.ts';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { statusOf } from '../../testing/status-of.ts';

const book = 'api::book.book';
const writer = 'api::writer.writer';
const memo = 'api::memo.memo';

forEachDialect((dialect) => {
  describe('a restricted actor', () => {
    let fixture: ContentFixture;
    let rita: ContentPermissions;
    let ids = { ann: 0, foreign: 0, own: 0, hidden: 0 };

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin } = fixture;
      const create = async (
        permissions: ContentPermissions,
        uid: string,
        body: unknown,
        locale?: string,
      ): Promise<number> => (await content.createEntry({ permissions, uid, body, locale })).entry.id;
      const fields = new Set(['title', 'writer', 'seo.metaTitle', 'zone']);
      rita = restrictedPermissions(2, {
        [book]: {
          read: [{ fields, locales: new Set(['en']) }],
          update: [{ fields: new Set(['title', 'seo.metaTitle']), locales: new Set(['en']) }],
        },
        [memo]: {
          read: [
            { fields: new Set(['title']), conditions: [] },
            { fields: new Set(['title', 'text']), conditions: [createdBy(2)] },
          ],
          create: [{ fields: new Set(['title', 'text']) }],
          update: [{ conditions: [createdBy(2)] }],
          delete: [{ conditions: [createdBy(2)] }],
        },
      });
      const ann = await create(admin, writer, { name: 'Ann', secret: 'canary' });
      ids = {
        ann,
        hidden: await create(admin, book, {
          title: 'Book',
          blurb: 'hidden',
          isbn: 'canary-1',
          writer: ann,
          seo: { metaTitle: 'M', noIndex: true },
          zone: [{ __component: 'block.quote', text: 'Q' }],
        }),
        foreign: await create(admin, memo, { title: 'Foreign', text: 'canary' }),
        own: await create(rita, memo, { title: 'Own', text: 'mine', priority: 9 }),
      };
    });

    const total = async (_q: string): Promise<number> =>
      (await fixture.content.findEntries({ permissions: rita, uid: book, query: { _q } })).pagination.total;

    it('reads the readable fields and the system fields, in components too', async () => {
      const { entry } = await fixture.content.readEntry({ permissions: rita, uid: book, id: ids.hidden });
      expect(Object.keys(entry)).toEqual([
        'id',
        'title',
        'createdAt',
        'updatedAt',
        'publishedAt',
        'locale',
        'writer',
        'seo',
        'zone',
        'createdBy',
        'updatedBy',
        'localizations',
      ]);
      expect(Object.keys(entry['seo'] as object)).toEqual(['id', 'metaTitle']);
      expect(entry['zone']).toMatchObject([{ text: 'Q', author: { count: 0 } }]);
    });

    it('reads only the link to an entry that they may not read', async () => {
      const { results } = await fixture.content.findEntries({ permissions: rita, uid: book, query: {} });
      expect(results[0]?.['writer']).toEqual({ id: ids.ann, publishedAt: null });
      const call = { permissions: rita, uid: book, id: ids.hidden, query: {} };
      expect(await fixture.content.findRelations({ ...call, field: 'writer' })).toEqual({
        data: { id: ids.ann, publishedAt: null },
      });
      expect(await statusOf(fixture.content.findRelations({ ...call, field: 'labels' }))).toBe(403);
      const byName = await fixture.content.searchRelations({
        permissions: rita,
        uid: book,
        field: 'writer',
        query: { _q: 'Ann' },
      });
      expect(byName.results).toEqual([]);
    });

    it('gets the same error for a field that does not exist and for one they may not read', async () => {
      const refusal = async (name: string): Promise<unknown> => {
        const query = { filters: { [name]: { $startsWith: 'c' } } };
        const error: unknown = await fixture.content
          .findEntries({ permissions: rita, uid: book, query })
          .catch((caught: unknown) => caught);
        return JSON.parse(
          JSON.stringify(error, [
            'message',
            'status',
            'name',
            'code',
            'details',
            'errors',
            'path',
          ]).replaceAll(name, '…'),
        );
      };
      expect(await refusal('isbn')).toEqual(await refusal('nothing'));
      for (const query of [
        { sort: 'isbn:ASC' },
        { sort: 'writer.secret:ASC' },
        { filters: { writer: { secret: 'canary' } } },
        { filters: { writer: { name: 'Ann' } } },
        { filters: { seo: { noIndex: 'true' } } },
        { populate: 'labels' },
      ]) {
        expect(await statusOf(fixture.content.findEntries({ permissions: rita, uid: book, query }))).toBe(
          400,
        );
      }
      const byId = { filters: { writer: { id: String(ids.ann) } } };
      expect(
        (await fixture.content.findEntries({ permissions: rita, uid: book, query: byId })).pagination.total,
      ).toBe(1);
    });

    it('finds nothing by the text of a field they may not read', async () => {
      expect([await total('canary'), await total('hidden'), await total('Book')]).toEqual([0, 0, 1]);
    });

    it('reads a field only on the entries for which a role allows it', async () => {
      const { results } = await fixture.content.findEntries({
        permissions: rita,
        uid: memo,
        query: { sort: 'id' },
      });
      expect(results.map((entry) => entry['text'])).toEqual([undefined, 'mine']);
      const find = async (query: Record<string, unknown>): Promise<number[]> =>
        (await fixture.content.findEntries({ permissions: rita, uid: memo, query })).results.map(
          (entry) => entry.id,
        );
      expect(await find({ filters: { text: { $contains: 'canary' } } })).toEqual([]);
      expect(await find({ filters: { $not: { text: { $contains: 'canary' } } } })).toEqual([
        ids.foreign,
        ids.own,
      ]);
      expect(await find({ filters: { $not: { text: { $contains: 'other' } } } })).toEqual([
        ids.foreign,
        ids.own,
      ]);
      expect(await find({ _q: 'canary' })).toEqual([]);
      expect(await find({ _q: 'mine' })).toEqual([ids.own]);
      expect(await find({ sort: 'text:ASC' })).toEqual([ids.foreign, ids.own]);
    });

    it('changes no field they may not write, and gets no error for sending it', async () => {
      const call = { permissions: rita, uid: book, id: ids.hidden };
      const seo = (await fixture.content.readEntry(call)).entry['seo'] as { id: number };
      const read = async () =>
        (await fixture.content.readEntry({ ...call, permissions: fixture.admin })).entry;
      const before = await read();
      await fixture.content.updateEntry({
        ...call,
        body: {
          title: 'Changed',
          blurb: 'overwritten',
          seo: { id: seo.id, metaTitle: 'N', noIndex: false },
          id: ids.hidden + 1,
          document: 'x',
          version: 99,
          createdBy: 2,
          created_by_id: 2,
          updatedBy: 1,
          createdAt: '2000-01-01T00:00:00.000Z',
          updatedAt: '2000-01-01T00:00:00.000Z',
          publishedAt: 'now',
          status: 'published',
          locale: 'fr',
          localizations: [],
          __component: 'meta.seo',
        },
      });
      expect(await read()).toEqual({
        ...before,
        title: 'Changed',
        seo: { ...(before['seo'] as object), metaTitle: 'N' },
        updatedBy: { id: 2, firstname: 'Rita', lastname: 'Test', username: null },
      });
      await fixture.content.updateEntry({ ...call, body: { title: 'Book' } });
    });

    it('is rejected with entries of others, which stay unchanged', async () => {
      const { content } = fixture;
      const call = { permissions: rita, uid: memo, id: ids.foreign };
      expect(await statusOf(content.updateEntry({ ...call, body: { title: 'Stolen' } }))).toBe(403);
      expect(await statusOf(content.deleteEntry(call))).toBe(403);
      expect(
        await statusOf(content.deleteEntries({ permissions: rita, uid: memo, ids: [ids.own, ids.foreign] })),
      ).toBe(403);
      const { pagination } = await content.findEntries({ permissions: fixture.admin, uid: memo, query: {} });
      expect(pagination.total).toBe(2);
      expect((await content.readEntry({ ...call, permissions: fixture.admin })).entry['title']).toBe(
        'Foreign',
      );
    });

    it.each([
      { filters: { seo: { $notNull: true } } },
      { filters: { seo: { $null: true } } },
      { filters: { seo: { id: { $gt: 0 } } } },
      { filters: { $not: { seo: { id: 1 } } } },
      { sort: 'seo:ASC' },
      { sort: 'seo.id:ASC' },
    ])('cannot find out whether a component without readable fields exists: %j', async (query) => {
      const titles = restrictedPermissions(2, { [book]: { read: [{ fields: new Set(['title']) }] } });
      const call = { permissions: titles, uid: book, query };
      expect(await statusOf(fixture.content.findEntries(call))).toBe(400);
      expect(await statusOf(fixture.content.findEntries({ ...call, permissions: rita }))).toBe(200);
    });

    it('cannot find out whether a nested component without readable fields exists', async () => {
      for (const query of [
        { filters: { seo: { socials: { $notNull: true } } } },
        { filters: { seo: { socials: { id: { $gt: 0 } } } } },
      ]) {
        expect(await statusOf(fixture.content.findEntries({ permissions: rita, uid: book, query }))).toBe(
          400,
        );
      }
    });

    it('finds a component only on the entries for which one of its fields is readable', async () => {
      const { content } = fixture;
      const own = {
        permissions: fixture.admin,
        uid: book,
        body: { title: 'Second', seo: { metaTitle: 'S' } },
      };
      await content.createEntry(own);
      const permissions = restrictedPermissions(2, {
        [book]: {
          read: [
            { fields: new Set(['title']) },
            {
              fields: new Set(['seo.metaTitle']),
              conditions: [(row: Parameters<RowCondition>[0]) => row('title', '=', 'Second')],
            },
          ],
        },
      });
      const titles = async (filters: object) =>
        (await content.findEntries({ permissions, uid: book, query: { filters } })).results.map(
          ({ title }) => title,
        );
      expect(await titles({ seo: { $notNull: true } })).toEqual(['Second']);
      expect(await titles({ seo: { id: { $gt: 0 } } })).toEqual(['Second']);
      // If nothing may be read, the negation is true for every entry.
      expect(await titles({ $not: { seo: { id: { $gt: 0 } } } })).toEqual(['Book']);
      expect(await titles({ seo: { $null: true } })).toEqual([]);
    });

    it('gets the same error for actions without a permission and for content types that do not exist', async () => {
      const { content } = fixture;
      expect(await statusOf(content.publishEntry({ permissions: rita, uid: book, id: ids.hidden }))).toBe(
        403,
      );
      expect(
        await statusOf(content.createEntry({ permissions: rita, uid: book, body: { title: 'X' } })),
      ).toBe(403);
      expect(await statusOf(content.findEntries({ permissions: rita, uid: writer, query: {} }))).toBe(403);
      expect(await statusOf(content.findEntries({ permissions: rita, uid: 'api::no.no', query: {} }))).toBe(
        403,
      );
    });

    it('reads and writes only the locales of the role', async () => {
      const { content, admin, database } = fixture;
      const now = '2026-03-01T12:00:00.000Z';
      await database.transaction(async ({ kysely, touch }) => {
        await kysely
          .insertInto('locales')
          .values({ code: 'fr', name: 'French', is_default: 0, created_at: now, updated_at: now })
          .execute();
        touch('locales');
      });
      const french = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Livre' },
        locale: 'fr',
      });
      const list = await content.findEntries({ permissions: rita, uid: book, query: { locale: 'fr' } });
      expect(list.pagination.total).toBe(0);
      expect(await statusOf(content.readEntry({ permissions: rita, uid: book, id: french.entry.id }))).toBe(
        403,
      );
      expect(
        await statusOf(
          content.updateEntry({ permissions: rita, uid: book, id: french.entry.id, body: { title: 'Y' } }),
        ),
      ).toBe(403);
    });

    it('cannot take a linked entry over from an entry they may not change', async () => {
      const { content, admin } = fixture;
      const hero = await content.createEntry({ permissions: admin, uid: writer, body: { name: 'Hero' } });
      await content.updateEntry({
        permissions: admin,
        uid: book,
        id: ids.hidden,
        body: { hero: hero.entry.id },
      });
      const thief = restrictedPermissions(2, {
        [book]: { create: [{}], read: [{}], update: [{ conditions: [createdBy(2)] }] },
        [writer]: { read: [{}] },
      });
      expect(
        await statusOf(
          content.createEntry({
            permissions: thief,
            uid: book,
            body: { title: 'Thief', hero: hero.entry.id },
          }),
        ),
      ).toBe(403);
      const after = await content.readEntry({ permissions: admin, uid: book, id: ids.hidden });
      expect(after.entry['hero']).toEqual({ count: 1 });
    });
  });
});
