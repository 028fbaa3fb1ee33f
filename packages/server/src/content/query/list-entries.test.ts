import { beforeAll, describe, expect, it, vi } from 'vitest';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('a list', () => {
    let fixture: ContentFixture;
    let ids: Record<string, number> = {};

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      const { content, admin } = fixture;
      const create = async (uid: string, body: unknown): Promise<number> =>
        (await content.createEntry({ permissions: admin, uid, body })).entry.id;
      const ann = await create('api::writer.writer', { name: 'Ann', email: 'ann@example.com' });
      const zoe = await create('api::writer.writer', { name: 'Zoe' });
      const red = await create('api::label.label', { name: 'red', weight: 1 });
      const green = await create('api::label.label', { name: 'green', weight: 2 });
      ids = {
        ann,
        zoe,
        red,
        green,
        alpha: await create(book, {
          title: 'Alpha 100%',
          blurb: 'first',
          pages: 10,
          copies: '9007199254740993',
          rating: 1.5,
          printedOn: '2026-01-01',
          readingAt: '2026-01-01T10:00:00.000Z',
          lent: true,
          writer: ann,
          labels: [red, green],
          seo: { metaTitle: 'Meta alpha', socials: [{ network: 'matrix', followers: '7' }] },
        }),
        beta: await create(book, {
          title: 'beta_x',
          pages: 20,
          format: 'audio',
          writer: zoe,
          labels: [green],
        }),
        elan: await create(book, { title: 'Élan vital', pages: 30, buttons: [{ text: 'Buy', url: '/buy' }] }),
        none: await create(book, {}),
      };
    });

    const find = (query: Record<string, unknown>) =>
      fixture.content.findEntries({ permissions: fixture.admin, uid: book, query });
    const names = async (query: Record<string, unknown>): Promise<string[]> => {
      const { results } = await find(query);
      return results.map(
        ({ id }) =>
          Object.keys(ids).find(
            (name) => ids[name] === id && !['ann', 'zoe', 'red', 'green'].includes(name),
          ) ?? '?',
      );
    };

    it('is paged, and returns the requested page number beyond the end', async () => {
      const page = await find({ page: '2', pageSize: '3' });
      expect([page.results.length, page.pagination]).toEqual([
        1,
        { page: 2, pageSize: 3, pageCount: 2, total: 4 },
      ]);
      expect((await find({ page: '9' })).pagination).toEqual({
        page: 9,
        pageSize: 10,
        pageCount: 1,
        total: 4,
      });
    });

    it.each([
      ['page', '0'],
      ['page', 'x'],
      ['pageSize', '-1'],
      ['pageSize', '1001'],
      ['page', ['1']],
    ])('rejects %s=%s', async (name, value) => {
      await expect(find({ [name]: value })).rejects.toMatchObject({ status: 400, name: 'PaginationError' });
    });

    it.each<[unknown, string[]]>([
      ['pages:DESC', ['elan', 'beta', 'alpha', 'none']],
      ['pages', ['none', 'alpha', 'beta', 'elan']],
      [
        ['lent:ASC', 'id:DESC'],
        ['none', 'elan', 'beta', 'alpha'],
      ],
      [{ pages: 'desc' }, ['elan', 'beta', 'alpha', 'none']],
      ['writer.name:DESC,id:ASC', ['beta', 'alpha', 'elan', 'none']],
      ['seo.metaTitle:DESC', ['alpha', 'none', 'elan', 'beta']],
      ['createdBy.firstname:ASC,pages:DESC', ['elan', 'beta', 'alpha', 'none']],
      [undefined, ['alpha', 'beta', 'elan', 'none']],
    ])('is sorted by %j, empty values first', async (sort, expected) => {
      expect(await names({ sort })).toEqual(expected);
    });

    it.each([
      ['unknown:ASC'],
      ['title:UP'],
      ['extra:ASC'],
      ['pin:ASC'],
      ['labels.name:ASC'],
      ['writer.unknown:ASC'],
      ['__proto__'],
    ])('is not sorted by %s', async (sort) => {
      await expect(find({ sort })).rejects.toMatchObject({ status: 400, name: 'ValidationError' });
    });

    it.each<[Record<string, unknown>, string[]]>([
      [{ title: 'beta_x' }, ['beta']],
      [{ title: { $eq: 'beta_x' } }, ['beta']],
      [{ title: { $eqi: 'BETA_X' } }, ['beta']],
      [{ title: { $ne: 'beta_x' } }, ['alpha', 'elan']],
      [{ title: { $nei: 'BETA_X' } }, ['alpha', 'elan']],
      [{ title: ['beta_x', 'Alpha 100%'] }, ['alpha', 'beta']],
      [{ title: { $in: ['beta_x'] } }, ['beta']],
      [{ title: { $notIn: ['beta_x'] } }, ['alpha', 'elan']],
      [{ pages: { $lt: '20' } }, ['alpha']],
      [{ pages: { $lte: '20' } }, ['alpha', 'beta']],
      [{ pages: { $gt: '20' } }, ['elan']],
      [{ pages: { $gte: '20', $lt: '30' } }, ['beta']],
      [{ pages: { $between: ['10', '20'] } }, ['alpha', 'beta']],
      [{ title: { $contains: 'pha' } }, ['alpha']],
      [{ title: { $contains: 'PHA' } }, []],
      [{ title: { $notContains: 'pha' } }, ['beta', 'elan']],
      [{ title: { $containsi: 'PHA' } }, ['alpha']],
      [{ title: { $notContainsi: 'PHA' } }, ['beta', 'elan']],
      [{ title: { $startsWith: 'Alp' } }, ['alpha']],
      [{ title: { $startsWithi: 'aLP' } }, ['alpha']],
      [{ title: { $endsWith: 'vital' } }, ['elan']],
      [{ title: { $endsWithi: 'VITAL' } }, ['elan']],
      [{ title: { $containsi: 'éLAN' } }, ['elan']],
      [{ title: { $contains: '0%' } }, ['alpha']],
      [{ title: { $containsi: 'a_x' } }, ['beta']],
      [{ title: { $contains: '_' } }, ['beta']],
      [{ title: { $contains: '*' } }, []],
      [{ title: { $null: 'true' } }, ['none']],
      [{ title: { $notNull: 'true' } }, ['alpha', 'beta', 'elan']],
      [{ title: { $notNull: 'false' } }, ['none']],
      [{ lent: 'true' }, ['alpha']],
      [{ lent: { $eq: '0' } }, ['beta', 'elan', 'none']],
      [{ copies: '9007199254740993' }, ['alpha']],
      [{ copies: '9007199254740992' }, []],
      [{ rating: { $gt: '1.4' } }, ['alpha']],
      [{ printedOn: { $gte: '2026-01-01' } }, ['alpha']],
      [{ readingAt: { $lt: '2026-01-01T10:00:00.001Z' } }, ['alpha']],
      [{ publishedAt: { $null: true } }, ['alpha', 'beta', 'elan', 'none']],
      [{ $or: [{ title: 'beta_x' }, { pages: '30' }] }, ['beta', 'elan']],
      [{ $and: [{ pages: { $gt: '5' } }, { $not: { title: 'beta_x' } }] }, ['alpha', 'elan']],
      [{ title: { $not: { $contains: 'a' } } }, []],
      [{ $and: [] }, ['alpha', 'beta', 'elan', 'none']],
      [{ writer: { name: 'Ann' } }, ['alpha']],
      [{ writer: { name: { $containsi: 'n' } } }, ['alpha']],
      [{ writer: { id: { $null: 'true' } } }, ['elan', 'none']],
      [{ writer: { $null: 'true' } }, ['elan', 'none']],
      [{ writer: { $not: { name: 'Ann' } } }, ['beta']],
      [{ labels: { name: { $eq: 'green' } } }, ['alpha', 'beta']],
      [{ labels: { weight: { $lt: '2' } } }, ['alpha']],
      [{ seo: { metaTitle: { $containsi: 'META' } } }, ['alpha']],
      [{ seo: { metaTitle: { $null: 'true' } } }, ['beta', 'elan', 'none']],
      [{ seo: { socials: { network: 'matrix' } } }, ['alpha']],
      [{ seo: { socials: { followers: { $gte: '7' } } } }, ['alpha']],
      [{ buttons: { text: 'Buy' } }, ['elan']],
      [{ createdBy: { firstname: { $eq: 'Ada' } } }, ['alpha', 'beta', 'elan', 'none']],
      [{ createdBy: { id: { $ne: '1' } } }, []],
    ])('is filtered by %j', async (filters, expected) => {
      expect(await names({ filters })).toEqual(expected);
    });

    it('is filtered by the id of a related entry', async () => {
      expect(await names({ filters: { writer: String(ids['ann']) } })).toEqual(['alpha']);
      expect(await names({ filters: { labels: { id: { $in: [String(ids['red'])] } } } })).toEqual(['alpha']);
    });

    it.each<[string, unknown]>([
      ['unknown', { unknown: 'x' }],
      ['$regex', { title: { $regex: 'x' } }],
      ['pin', { pin: 'x' }],
      ['password', { createdBy: { password: 'x' } }],
      ['email', { createdBy: { email: 'x' } }],
      ['constructor', { constructor: 'x' }],
      ['secret::text', { 'secret::text': 'x' }],
      ['t1.password', { 't1.password': { $eq: 'x' } }],
      ['title_containss', { title_containss: 'x' }],
      ['writer.name', { 'writer.name': 'Ann' }],
      ['created_by_id', { created_by_id: 1 }],
      ['nothing', { writer: { nothing: 'x' } }],
      ['mentions', { mentions: { id: '1' } }],
      ['$eq', { extra: { $eq: 'x' } }],
    ])('rejects %s in a filter, naming it', async (key, filters) => {
      await expect(find({ filters })).rejects.toMatchObject({
        status: 400,
        name: 'ValidationError',
        message: `Invalid parameter ${key}`,
      });
    });

    it.each<[string, unknown]>([
      ['text against a number', { pages: 'many' }],
      ['a day that does not exist', { printedOn: '2026-02-30' }],
      ['SQL in a number', { pages: '1; drop table content_books' }],
      ['an object as a value', { title: { $eq: { a: 1 } } }],
      ['a text instead of a tree', 'abc'],
      ['too many conditions', { $or: Array.from({ length: 21 }, () => ({ title: 'x' })) }],
      ['too deep a tree', { $and: [{ $and: [{ $and: [{ $and: [{ $and: [{ title: 'x' }] }] }] }] }] }],
    ])('rejects %s', async (_name, filters) => {
      await expect(find({ filters })).rejects.toMatchObject({ status: 400, name: 'ValidationError' });
    });

    it.each<[string, string[]]>([
      ['alph', ['alpha']],
      ['ALPH', ['alpha']],
      ['a', ['alpha', 'beta']],
      ['AL', ['alpha']],
      ['lp', []],
      ['an v', ['elan']],
      ['él', ['elan']],
      ['%', ['alpha']],
      ['0%', ['alpha']],
      ['100%', ['alpha']],
      ['élan', ['elan']],
      ['audio', ['beta']],
      ['30', ['elan']],
      ['1.5', ['alpha']],
      ['meta', []],
      ['"quoted" OR *', []],
    ])('is searched in its own texts and numbers for %s', async (_q, expected) => {
      expect(await names({ _q })).toEqual(expected);
    });

    it('finds a text after it was changed, and no longer finds the old one', async () => {
      const { content, admin } = fixture;
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { title: 'Quicksilver' },
      });
      await content.updateEntry({ permissions: admin, uid: book, id: entry.id, body: { title: 'Mercury' } });
      expect((await find({ _q: 'quicksil' })).pagination.total).toBe(0);
      expect((await find({ _q: 'mercur' })).pagination.total).toBe(1);
      await content.deleteEntry({ permissions: admin, uid: book, id: entry.id });
      expect((await find({ _q: 'mercur' })).pagination.total).toBe(0);
    });

    it('contains to-one relations as entries, others as numbers, and only scalars of components', async () => {
      const { results } = await find({ filters: { id: String(ids['alpha']) } });
      expect(results[0]).toMatchObject({
        writer: { id: ids['ann'], name: 'Ann', email: 'ann@example.com', publishedAt: null },
        hero: null,
        labels: { count: 2 },
        mentions: [],
        seo: { metaTitle: 'Meta alpha', noIndex: false },
        createdBy: { id: 1, firstname: 'Ada' },
        localizations: [],
      });
      expect(Object.keys(results[0]?.['seo'] as object)).toEqual(['id', 'metaTitle', 'noIndex']);
      const populated = await find({ filters: { id: String(ids['alpha']) }, populate: { labels: true } });
      expect(populated.results[0]?.['labels']).toMatchObject([{ name: 'red' }, { name: 'green' }]);
      await expect(find({ populate: 'secret' })).rejects.toMatchObject({
        message: 'Invalid parameter secret',
      });
    });

    it('contains every relation as entries with `populate=*`', async () => {
      const { results } = await find({ filters: { id: String(ids['alpha']) }, populate: '*' });
      expect(results[0]).toMatchObject({
        labels: [{ name: 'red' }, { name: 'green' }],
        writer: { name: 'Ann' },
      });
    });

    it('contains the requested fields beside the system fields of every entry', async () => {
      const { results } = await find({
        filters: { id: String(ids['alpha']) },
        fields: ['title', 'locale', 'seo'],
      });
      expect(Object.keys(results[0] ?? {})).toEqual([
        'id',
        'title',
        'locale',
        'seo',
        'createdBy',
        'updatedBy',
        'localizations',
      ]);
      await expect(find({ fields: 'title,secret' })).rejects.toMatchObject({
        message: 'Invalid parameter secret',
      });
      await expect(find({ fields: { title: true } })).rejects.toMatchObject({ status: 400 });
    });

    it('contains published entries only if requested', async () => {
      const { content, admin } = fixture;
      const body = { title: 'Published', format: 'audio' };
      const { entry } = await content.createEntry({ permissions: admin, uid: book, body });
      await content.publishEntry({ permissions: admin, uid: book, id: entry.id });
      const shown = async (publicationState: string) =>
        (await find({ publicationState })).results.some(({ id }) => id === entry.id);
      expect([await shown('live'), await shown('preview')]).toEqual([true, true]);
      const live = await find({ publicationState: 'live' });
      expect([live.results.map(({ id }) => id), live.pagination.total]).toEqual([[entry.id], 1]);
      await expect(find({ publicationState: 'all' })).rejects.toMatchObject({ status: 400 });
      await content.deleteEntry({ permissions: admin, uid: book, id: entry.id });
    });

    it('is recounted after a write, and counted from the cache before', async () => {
      const { content, admin } = fixture;
      const total = async (): Promise<number> =>
        (await find({ filters: { format: 'audio' } })).pagination.total;
      expect([await total(), await total()]).toEqual([1, 1]);
      const { entry } = await content.createEntry({
        permissions: admin,
        uid: book,
        body: { format: 'audio' },
      });
      expect(await total()).toBe(2);
      await content.deleteEntry({ permissions: admin, uid: book, id: entry.id });
      expect(await total()).toBe(1);
    });

    it('is searched in the first characters of long texts, whatever their end', async () => {
      const { content, admin: permissions } = fixture;
      const found = async (_q: string) => (await find({ _q })).pagination.total;
      const text = (end: string) => `aardvark ${'x'.repeat(20_000)} ${end}`;
      const call = { permissions, uid: book };
      const { entry } = await content.createEntry({ ...call, body: { body: text('zebra') } });
      expect([await found('aardvark'), await found('zebra'), await found('aa')]).toEqual([1, 0, 1]);
      await content.updateEntry({ ...call, id: entry.id, body: { body: text('zebu') } });
      expect([await found('aardvark'), await found('zebu')]).toEqual([1, 0]);
      await content.updateEntry({ ...call, id: entry.id, body: { body: `now ${text('zebu')}` } });
      expect([await found('now aardvark'), await found('aardvark')]).toEqual([1, 1]);
      await content.deleteEntry({ ...call, id: entry.id });
      expect(await found('aardvark')).toBe(0);
    });

    it('omits long values from a page that would become too large, and from no other', async () => {
      const { content, admin: permissions } = fixture;
      const call = { permissions, uid: book };
      const made: number[] = [];
      for (let index = 0; index < 9; index += 1) {
        const body = { title: `Long ${index}`, body: 'x'.repeat(1_000_000), blurb: 'short' };
        made.push((await content.createEntry({ ...call, body })).entry.id);
      }
      const filters = { title: { $startsWith: 'Long' } };
      const many = await find({ filters, sort: 'title:DESC' });
      expect(many.results.map(({ title }) => title)).toEqual(
        [8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => `Long ${n}`),
      );
      expect(many.results.every((entry) => !('body' in entry) && entry['blurb'] === 'short')).toBe(true);
      const few = await find({ filters, pageSize: '8' });
      expect(few.results.map((entry) => String(entry['body']).length)).toEqual(Array(8).fill(1_000_000));
      await content.deleteEntries({ ...call, ids: made });
    });

    it('rejects a search for a long text', async () => {
      const filters = { blurb: { $not: { $containsi: 'x'.repeat(201) } } };
      await expect(find({ filters })).rejects.toMatchObject({ status: 400, code: 'QUERY_INVALID' });
    });

    it('is read on the background connection if it searches texts, otherwise on the main one', async () => {
      const background = vi.spyOn(fixture.database.background, 'executeQuery');
      await find({ page: 1, sort: 'title:ASC' });
      expect(background).not.toHaveBeenCalled();
      await find({ filters: { blurb: { $contains: 'ir' } } });
      expect(background).toHaveBeenCalled();
      background.mockRestore();
    });
  });
});
