import { beforeAll, describe, expect, it } from 'vitest';
import {
  contentFixture,
  restrictedPermissions,
  type ContentFixture,
} from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';

const book = 'api::book.book';
const label = 'api::label.label';
const writer = 'api::writer.writer';

/** Returns a link of a document to an entry. */
const link = (uid: string, id: number) => ({
  type: 'link',
  url: `/${id}`,
  entry: { __type: uid, id },
  children: [{ type: 'text', text: 'there' }],
});
const story = (...links: readonly unknown[]) => [{ type: 'paragraph', children: links }];

forEachDialect((dialect) => {
  describe('relations', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
    });

    const create = async (uid: string, body: unknown): Promise<number> => {
      const { entry } = await fixture.content.createEntry({ permissions: fixture.admin, uid, body });
      return entry.id;
    };
    const update = (uid: string, id: number, body: unknown) =>
      fixture.content.updateEntry({ permissions: fixture.admin, uid, id, body });
    const labels = (prefix: string, count: number): Promise<number[]> =>
      Array.from({ length: count }, (_, index) => index).reduce<Promise<number[]>>(
        async (made, index) => [...(await made), await create(label, { name: `${prefix} ${index}` })],
        Promise.resolve([]),
      );
    /** Returns the ids in the order of the relation; the operation returns the last one first. */
    const linked = async (uid: string, id: number, field: string): Promise<number[]> => {
      const query = { pageSize: '100' };
      const response = await fixture.content.findRelations({
        permissions: fixture.admin,
        uid,
        id,
        field,
        query,
      });
      if ('data' in response) return response.data ? [response.data.id] : [];
      return response.results.map((item) => item.id).toReversed();
    };

    /** Returns the entries that link an entry, and their number. */
    const uses = async (uid: string, id: number, permissions = fixture.admin) => {
      const { entries, total } = await fixture.content.findEntryUses({ permissions, uid, id, limit: 10 });
      return [entries.map((entry) => [entry.contentType.uid, entry.id, entry.title]), total];
    };

    it('list a polymorphic relation on its owner and on its mirror', async () => {
      const [one = 0, other = 0] = await labels('mentioned', 2);
      const author = await create(writer, { name: 'Mentioned' });
      const mentions = [one, other].map((id) => ({ id, __type: label }));
      const id = await create(book, {
        title: 'Mentions',
        mentions: [...mentions, { id: author, __type: writer }],
      });
      expect(await linked(book, id, 'mentions')).toEqual([one, other, author]);
      expect(await linked(writer, author, 'mentionedIn')).toEqual([id]);
    });

    it('are ordered by positions, also next to entries that the same change connects', async () => {
      const [a = 0, b = 0, c = 0, d = 0] = await labels('order', 4);
      const id = await create(book, { title: 'Ordered', labels: { connect: [{ id: a }, { id: b }] } });
      await update(book, id, {
        labels: {
          connect: [
            { id: c, position: { before: d } },
            { id: d, position: { before: b } },
            { id: b, position: { start: true } },
          ],
        },
      });
      expect(await linked(book, id, 'labels')).toEqual([b, a, c, d]);
      await update(book, id, {
        labels: { disconnect: [{ id: a }], connect: [{ id: b, position: { after: d } }] },
      });
      expect(await linked(book, id, 'labels')).toEqual([c, d, b]);
    });

    it('reject a position next to an entry that is not connected', async () => {
      const [a = 0] = await labels('lost', 1);
      const id = await create(book, { title: 'Lost' });
      const placing = update(book, id, { labels: { connect: [{ id: a, position: { before: 9999 } }] } });
      await expect(placing).rejects.toMatchObject({
        status: 400,
        message: `There was a problem connecting relation with id ${a} at position {"before":9999}. The relation with id 9999 needs to be connected first.`,
      });
    });

    it('reject entries that do not exist', async () => {
      await expect(create(book, { title: 'Missing', labels: [8888, 8889] })).rejects.toMatchObject({
        status: 400,
        message: '2 relation(s) of type api::label.label associated with this entity do not exist',
      });
      await expect(create(book, { title: 'Missing', cover: 8888 })).rejects.toMatchObject({
        message: '1 relation(s) of type plugin::upload.file associated with this entity do not exist',
      });
    });

    it('replace the only entry of a to-one relation, and empty it', async () => {
      const [ann, ben] = [await create(writer, { name: 'Ann' }), await create(writer, { name: 'Ben' })];
      const id = await create(book, { title: 'One writer', writer: ann });
      await update(book, id, { writer: { connect: [{ id: ben }], disconnect: [] } });
      expect(await linked(book, id, 'writer')).toEqual([ben]);
      await update(book, id, { writer: null });
      expect(await linked(book, id, 'writer')).toEqual([]);
    });

    it('are shown and written from the other side of a two-way relation', async () => {
      const ann = await create(writer, { name: 'Ann' });
      const first = await create(book, { title: 'First', writer: ann });
      const second = await create(book, { title: 'Second' });
      await update(writer, ann, { books: { connect: [{ id: second, position: { start: true } }] } });
      expect(await linked(writer, ann, 'books')).toEqual([second, first]);
      expect(await linked(book, second, 'writer')).toEqual([ann]);
    });

    it('keep both orders of a many-to-many relation', async () => {
      const [x = 0, y = 0] = await labels('both', 2);
      const first = await create(book, { title: 'First', labels: [x, y] });
      const second = await create(book, { title: 'Second', labels: [y, x] });
      await update(label, x, { books: { connect: [{ id: second, position: { before: first } }] } });
      expect(await linked(label, x, 'books')).toEqual([second, first]);
      expect(await linked(label, y, 'books')).toEqual([first, second]);
      expect(await linked(book, first, 'labels')).toEqual([x, y]);
    });

    it('take an entry over if only one other entry may link it', async () => {
      const ann = await create(writer, { name: 'Ann' });
      const first = await create(book, { title: 'First', hero: ann });
      const second = await create(book, { title: 'Second', hero: ann });
      expect(await linked(book, first, 'hero')).toEqual([]);
      expect(await linked(book, second, 'hero')).toEqual([ann]);
      const [own = 0] = await labels('owned', 1);
      await update(book, first, { ownLabels: [own] });
      await update(book, second, { ownLabels: [own] });
      expect(await linked(book, first, 'ownLabels')).toEqual([]);
      expect(await linked(label, own, 'ownerBook')).toEqual([second]);
    });

    it('allow several entries to link the same one in a one-way relation', async () => {
      const ann = await create(writer, { name: 'Ann' });
      const first = await create(book, { title: 'First', reviewers: [ann] });
      await create(book, { title: 'Second', reviewers: [ann] });
      expect(await linked(book, first, 'reviewers')).toEqual([ann]);
    });

    it('are listed for a component instance by its id', async () => {
      const ann = await create(writer, { name: 'Ann' });
      const { entry } = await fixture.content.createEntry({
        permissions: fixture.admin,
        uid: book,
        body: { title: 'Zone', zone: [{ __component: 'block.quote', text: 'T', author: ann }] },
      });
      const [quote] = entry['zone'] as { id: number }[];
      const call = { permissions: fixture.admin, uid: 'block.quote', field: 'author', query: {} };
      expect(await fixture.content.findRelations({ ...call, id: quote?.id })).toEqual({
        data: { id: ann, name: 'Ann', publishedAt: null },
      });
      await expect(fixture.content.findRelations({ ...call, id: 999_999 })).rejects.toMatchObject({
        status: 404,
      });
      await update(book, entry.id, { zone: [] });
      await expect(fixture.content.findRelations({ ...call, id: quote?.id })).rejects.toMatchObject({
        status: 404,
      });
    });

    it('are paged from the end', async () => {
      const ids = await labels('paged', 3);
      const id = await create(book, { title: 'Paged', labels: ids });
      const query = { page: '1', pageSize: '2' };
      const response = await fixture.content.findRelations({
        permissions: fixture.admin,
        uid: book,
        id,
        field: 'labels',
        query,
      });
      expect(response).toEqual({
        results: [
          { id: ids[2], name: 'paged 2' },
          { id: ids[1], name: 'paged 1' },
        ],
        pagination: { page: 1, pageSize: 2, pageCount: 2, total: 3 },
      });
    });

    it('search unlinked entries by the main field', async () => {
      const [ruby, rust, rope] = [
        await create(label, { name: 'Ruby' }),
        await create(label, { name: 'rust' }),
        await create(label, { name: 'rope' }),
      ];
      const id = await create(book, { title: 'Search', labels: [ruby] });
      const search = async (query: Record<string, unknown>) => {
        const page = await fixture.content.searchRelations({
          permissions: fixture.admin,
          uid: book,
          field: 'labels',
          query,
        });
        return page.results.map((item) => item.id);
      };
      expect(await search({ _q: 'RU' })).toEqual([ruby, rust]);
      expect(await search({ _q: 'ru', entityId: String(id) })).toEqual([rust]);
      expect(await search({ _q: 'ru', entityId: String(id), idsToInclude: [String(ruby)] })).toEqual([
        ruby,
        rust,
      ]);
      expect(await search({ _q: 'r', idsToOmit: [String(rust)] })).toEqual(
        expect.not.arrayContaining([rust]),
      );
      expect(await search({ _q: 'ro', _filter: '$startsWithi' })).toEqual([rope]);
      expect(await search({ _q: 'us' })).toEqual([]);
      expect(await search({ _q: 'ust' })).toEqual([rust]);
    });

    it('reject fields that are no relations, and pages out of range', async () => {
      const call = { permissions: fixture.admin, uid: book, field: 'title', query: {} };
      await expect(fixture.content.searchRelations(call)).rejects.toMatchObject({
        name: 'BadRequestError',
        message: "This relational field doesn't exist",
      });
      await expect(fixture.content.searchRelations({ ...call, field: 'createdBy' })).rejects.toMatchObject({
        status: 403,
      });
      await expect(fixture.content.searchRelations({ ...call, field: 'mentions' })).rejects.toMatchObject({
        status: 400,
      });
      await expect(fixture.content.searchRelations({ ...call, uid: 'api::no.no' })).rejects.toMatchObject({
        message: "The model doesn't exist",
      });
      const paging = fixture.content.searchRelations({
        ...call,
        field: 'labels',
        query: { page: '0', pageSize: '101' },
      });
      await expect(paging).rejects.toMatchObject({
        details: {
          errors: [
            { path: ['pageSize'], message: 'pageSize must be less than or equal to 100' },
            { path: ['page'], message: 'page must be greater than or equal to 1' },
          ],
        },
      });
    });

    it('count links to drafts, those of components and of the other side included', async () => {
      const [draft, live] = [await create(writer, { name: 'Draft' }), await create(writer, { name: 'Live' })];
      await fixture.content.publishEntry({ permissions: fixture.admin, uid: writer, id: live });
      const id = await create(book, {
        title: 'Drafts',
        writer: draft,
        reviewers: [draft, live],
        zone: [{ __component: 'block.quote', text: 'T', author: draft }],
      });
      const count = await fixture.content.countDraftRelations({ permissions: fixture.admin, uid: book, id });
      expect(count).toBe(3);
      const many = await fixture.content.countDraftRelationsOfMany({
        permissions: fixture.admin,
        uid: book,
        ids: [id, id],
      });
      expect(many).toBe(3);
      expect(
        await fixture.content.countDraftRelations({ permissions: fixture.admin, uid: writer, id: draft }),
      ).toBe(1);
    });

    describe('in documents', () => {
      it('are among the uses of an entry, each once, beside relations and those in components', async () => {
        const used = await create(writer, { name: 'Used' });
        expect(await uses(writer, used)).toEqual([[], 0]);
        const received = await create(book, {
          title: 'Told',
          story: story(link(writer, used), link(writer, used), link('api::no.no', 1), link(writer, 999_999)),
        });
        const signed = await create(book, { title: 'Signed', writer: used });
        const quoted = await create(book, {
          title: 'Quoted',
          zone: [{ __component: 'block.quote', text: 'T', author: used }],
        });
        expect(await uses(writer, used)).toEqual([
          [
            [book, received, 'Told'],
            [book, signed, 'Signed'],
            [book, quoted, 'Quoted'],
          ],
          3,
        ]);
        await update(book, received, { title: 'Still told' });
        expect((await uses(writer, used))[1]).toBe(3);
        await update(book, received, { story: story({ ...link(writer, used), entry: undefined }) });
        expect((await uses(writer, used))[1]).toBe(2);
      });

      it('keep their text when the entry is deleted', async () => {
        const used = await create(writer, { name: 'Gone soon' });
        const sent = story(link(writer, used));
        const id = await create(book, { title: 'Keeps', story: sent });
        await fixture.content.deleteEntry({ permissions: fixture.admin, uid: writer, id: used });
        const { entry } = await update(book, id, { title: 'Keeps it', story: sent });
        expect(entry['story']).toEqual(sent);
      });

      it('reveal neither an entry that the actor may not read nor a field that links it', async () => {
        const [open, closed] = [
          await create(writer, { name: 'Open' }),
          await create(writer, { name: 'Closed' }),
        ];
        const permissions = restrictedPermissions(2, {
          [book]: {
            create: [{}],
            read: [{ fields: new Set(['title', 'story']) }],
          },
          [writer]: { read: [{ conditions: [(rows) => rows('name', '=', 'Open')] }] },
        });
        const { entry } = await fixture.content.createEntry({
          permissions,
          uid: book,
          body: { title: 'Links both', story: story(link(writer, open), link(writer, closed)) },
        });
        await create(book, { title: 'By a relation', writer: open });
        expect(await uses(writer, open, permissions)).toEqual([[[book, entry.id, 'Links both']], 1]);
        expect(await uses(writer, closed)).toEqual([[], 0]);
        await expect(uses(writer, closed, permissions)).rejects.toMatchObject({ status: 403 });
        const blind = restrictedPermissions(2, { [writer]: { read: [{}] } });
        expect(await uses(writer, open, blind)).toEqual([[], 0]);
      });
    });
  });
});
