import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('an entry', () => {
    let fixture: ContentFixture;
    let writerId = 0;
    let labelIds: number[] = [];

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin } = fixture;
      const writer = await content.createEntry({
        permissions: admin,
        uid: 'api::writer.writer',
        body: { name: 'Ann' },
      });
      writerId = writer.entry.id;
      labelIds = [];
      for (const name of ['red', 'green', 'blue', 'black']) {
        const label = await content.createEntry({
          permissions: admin,
          uid: 'api::label.label',
          body: { name },
        });
        labelIds.push(label.entry.id);
      }
    });

    it('returns every attribute of a new draft, empty ones as null, with its defaults', async () => {
      const { content, admin } = fixture;
      const { entry, version } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Minimal' },
      });
      expect(version).toBe(1);
      expect(entry).toEqual({
        id: entry.id,
        title: 'Minimal',
        isbn: null,
        slug: null,
        blurb: null,
        body: null,
        story: null,
        contact: null,
        format: 'paper',
        extra: null,
        pages: null,
        copies: null,
        rating: null,
        price: null,
        lent: false,
        printedOn: null,
        readingAt: null,
        opensAt: null,
        createdAt: '2026-03-01T12:00:00.000Z',
        updatedAt: '2026-03-01T12:00:00.000Z',
        publishedAt: null,
        locale: 'en',
        cover: null,
        pictures: null,
        writer: { count: 0 },
        hero: { count: 0 },
        reviewers: { count: 0 },
        labels: { count: 0 },
        ownLabels: { count: 0 },
        sequels: { count: 0 },
        mentions: [],
        seo: null,
        buttons: [],
        zone: [],
        createdBy: { id: 1, firstname: 'Ada', lastname: 'Test', username: 'ada' },
        updatedBy: { id: 1, firstname: 'Ada', lastname: 'Test', username: 'ada' },
        localizations: [],
      });
    });

    it('stores every kind of value unchanged', async () => {
      const { content, admin } = fixture;
      const cover = await fixture.addFile('cover.png');
      const body = {
        title: 'Everything',
        extra: { b: 1, a: [true, null, 'x'] },
        copies: '9007199254740993',
        rating: 4.5,
        price: 12.34,
        lent: true,
        printedOn: '2026-01-31',
        readingAt: '2026-02-01T10:30:00.000Z',
        opensAt: '09:15:00',
        pin: 'secret-1',
        cover,
        pictures: [cover],
        story: [{ type: 'paragraph', children: [{ type: 'text', text: 'Hi' }] }],
        writer: { connect: [{ id: writerId }], disconnect: [] },
        labels: { connect: labelIds.slice(0, 3).map((id) => ({ id })), disconnect: [] },
        mentions: [{ id: writerId, __type: 'api::writer.writer' }],
        seo: { metaTitle: 'Meta', image: cover, socials: [{ network: 'matrix', followers: '12' }] },
        buttons: [{ text: 'Go', url: '/go', __temp_key__: 1 }],
        zone: [
          { __component: 'block.quote', text: 'Said', author: { connect: [{ id: writerId }] } },
          { __component: 'block.banner', heading: 'Hello', buttons: [{ text: 'A', url: '/a' }] },
          { __component: 'block.unknown', heading: 'dropped' },
        ],
      };
      const created = await content.createEntry({ permissions: admin, uid: book, body });
      const { entry } = await content.readEntry({ permissions: admin, uid: book, id: created.entry.id });
      expect(entry).toEqual(created.entry);
      expect(Object.keys(entry)).not.toContain('pin');
      // The caller may read files, so the response names the folder; this file is in none.
      expect(entry['cover']).toMatchObject({ folder: null, folderPath: '/' });
      expect(JSON.stringify(entry['extra'])).toBe('{"b":1,"a":[true,null,"x"]}');
      expect(entry).toMatchObject({
        copies: '9007199254740993',
        rating: 4.5,
        price: 12.34,
        lent: true,
        printedOn: '2026-01-31',
        readingAt: '2026-02-01T10:30:00.000Z',
        opensAt: '09:15:00.000',
        cover: { id: cover, name: 'cover.png', formats: null },
        pictures: [{ id: cover }],
        writer: { count: 1 },
        labels: { count: 3 },
        mentions: [{ __type: 'api::writer.writer', id: writerId, name: 'Ann' }],
        seo: {
          metaTitle: 'Meta',
          noIndex: false,
          image: { id: cover },
          socials: [{ network: 'matrix', followers: '12' }],
        },
        buttons: [{ text: 'Go', url: '/go', target: { count: 0 } }],
        zone: [
          { __component: 'block.quote', text: 'Said', author: { count: 1 }, labels: { count: 0 } },
          {
            __component: 'block.banner',
            heading: 'Hello',
            picture: null,
            buttons: [{ text: 'A', url: '/a' }],
          },
        ],
      });
    });

    it('rejects invalid values with the path of each', async () => {
      const { content, admin } = fixture;
      const creating = content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'x'.repeat(90), buttons: [{ text: 'A', url: 'nowhere' }], printedOn: '2026-02-30' },
      });
      await expect(creating).rejects.toMatchObject({ status: 400, name: 'ValidationError' });
      const error = (await creating.catch((caught: unknown) => caught)) as {
        details: { errors: { path: string[] }[] };
      };
      expect(error.details.errors.map(({ path }) => path.join('.'))).toEqual(
        expect.arrayContaining(['title', 'buttons.0.url']),
      );
    });

    it('rejects a unique value that another entry has', async () => {
      const { content, admin } = fixture;
      const again = content.createEntry({
        permissions: admin,
        uid: 'api::label.label',
        body: { name: 'red' },
      });
      await expect(again).rejects.toMatchObject({
        status: 400,
        details: { errors: [{ path: ['name'], message: 'This attribute must be unique' }] },
      });
    });

    it('stores a unique value for exactly one of two simultaneous writers', async () => {
      const { content, admin } = fixture;
      const tries = await Promise.allSettled(
        Array.from({ length: 5 }, () =>
          content.createEntry({ permissions: admin, uid: 'api::label.label', body: { name: 'raced' } }),
        ),
      );
      expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
      const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
      expect(refused).toEqual(
        Array.from({ length: 4 }, () => expect.objectContaining({ status: 400, name: 'ValidationError' })),
      );
    });

    it('changes only what is sent, and keeps the instances that are sent with their id', async () => {
      const { content, admin } = fixture;
      const created = await content.createEntry({
        permissions: admin,
        uid: book,
        body: {
          title: 'Kept',
          blurb: 'blurb',
          seo: { metaTitle: 'One', noIndex: true, socials: [{ network: 'matrix' }] },
        },
      });
      const before = created.entry['seo'] as { id: number; socials: { id: number }[] };
      const { entry, version } = await content.updateEntry({
        permissions: admin,
        uid: book,
        id: created.entry.id,
        body: { title: 'Changed', seo: { id: before.id, metaTitle: 'Two' } },
      });
      expect(version).toBe(2);
      expect(entry).toMatchObject({
        title: 'Changed',
        blurb: 'blurb',
        seo: {
          id: before.id,
          metaTitle: 'Two',
          noIndex: true,
          socials: [{ id: before.socials[0]?.id, network: 'matrix' }],
        },
      });
    });

    it('rejects a component instance of another entry', async () => {
      const { content, admin } = fixture;
      const first = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'First', seo: { metaTitle: 'M' } },
      });
      const second = await content.createEntry({ permissions: admin, uid: book, body: { title: 'Second' } });
      const foreign = (first.entry['seo'] as { id: number }).id;
      const stealing = content.updateEntry({
        permissions: admin,
        uid: book,
        id: second.entry.id,
        body: { seo: { id: foreign, metaTitle: 'steal' } },
      });
      await expect(stealing).rejects.toMatchObject({
        name: 'ApplicationError',
        message: 'Some of the provided components in seo are not related to the entity',
      });
    });

    it('rejects a write based on an older version, and names the other author', async () => {
      const { content, admin } = fixture;
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Shared' },
      });
      const change = { permissions: admin, uid: book, id: entry.id };
      await content.updateEntry({ ...change, body: { title: 'Mine' }, ifMatch: '"v1"' });
      const late = content.updateEntry({ ...change, body: { title: 'Late' }, ifMatch: '"v1"' });
      await expect(late).rejects.toMatchObject({
        status: 412,
        name: 'PreconditionFailedError',
        details: { current: '"v2"', updatedBy: { id: 1 } },
      });
      const after = await content.readEntry(change);
      expect(after.entry['title']).toBe('Mine');
    });

    it('is cloned with new components and the same relations', async () => {
      const { content, admin } = fixture;
      const original = await content.createEntry({
        permissions: admin,
        uid: 'api::memo.memo',
        body: { title: 'Memo', author: writerId, labels: labelIds, seo: { metaTitle: 'M' } },
      });
      const call = { permissions: admin, uid: 'api::memo.memo', id: original.entry.id };
      const { entry } = await content.autoCloneEntry(call);
      expect(entry).toMatchObject({
        title: 'Memo',
        author: { count: 1 },
        labels: { count: 4 },
        seo: { metaTitle: 'M' },
      });
      expect((entry['seo'] as { id: number }).id).not.toBe((original.entry['seo'] as { id: number }).id);
      const other = await content.cloneEntry({ ...call, body: { title: 'Copy' } });
      expect(other.entry).toMatchObject({ title: 'Copy', labels: { count: 4 } });
      const { id: seo } = original.entry['seo'] as { id: number };
      const changed = await content.cloneEntry({
        ...call,
        body: {
          seo: { id: seo, noIndex: true },
          labels: { connect: [], disconnect: [{ id: labelIds[0] }] },
          author: { connect: [], disconnect: [] },
        },
      });
      expect(changed.entry).toMatchObject({
        seo: { metaTitle: 'M', noIndex: true },
        labels: { count: 3 },
        author: { count: 1 },
      });
      expect((changed.entry['seo'] as { id: number }).id).not.toBe(seo);
      await expect(content.cloneEntry({ ...call, body: { seo: { id: 99_999 } } })).rejects.toMatchObject({
        message: 'Some of the provided components in seo are not related to the entity',
      });
      await expect(content.autoCloneEntry({ permissions: admin, uid: book, id: 1 })).rejects.toMatchObject({
        name: 'BadRequestError',
        details: {
          prohibitedFields: [
            [['isbn'], 'unique'],
            [['slug'], 'unique'],
            [['hero'], 'relation'],
            [['ownLabels'], 'relation'],
          ],
        },
      });
    });

    it('stores only the hash of a password', async () => {
      const { content, admin, database } = fixture;
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Locked', pin: 'canary-pin' },
      });
      const row = await database.kysely
        .selectFrom('content_books')
        .select('pin')
        .where('id', '=', entry.id)
        .executeTakeFirst();
      expect(row?.['pin']).toBe('hashed:10');
    });
  });
});
