import type { ContentType, Schemas } from '@admin/content-model';
import { CompiledQuery, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { rowsOf } from '../../database/database.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';

const type = (name: string, attributes: ContentType['attributes']): ContentType => ({
  uid: `api::${name}.${name}`,
  kind: 'collectionType',
  info: { displayName: name, singularName: name, pluralName: `${name}s`, description: '' },
  options: { draftAndPublish: false },
  pluginOptions: {},
  attributes,
});

const person = type('person', { name: { type: 'string' } });
const note = type('note', {
  title: { type: 'string' },
  slug: { type: 'uid', targetField: 'title' },
  rank: { type: 'integer' },
  owner: { type: 'relation', relation: 'manyToOne', target: person.uid },
});
const schemas: Schemas = {
  contentTypes: new Map([person, note].map((one) => [one.uid, one])),
  components: new Map(),
};

/** The columns that the server derives from the texts; these tests store them directly. */
const derived = ['title$key', 'title$words', 'slug$key', 'slug$words'];

/** More entries than a count stops at. */
const many = 12_000;

forEachDialect((dialect) => {
  describe('a long list', () => {
    let fixture: ContentFixture;
    const queries: CompiledQuery[] = [];

    beforeAll(async () => {
      const opened = await dialect.open();
      const background: typeof opened.background = {
        executeQuery: (query) => {
          queries.push(query as CompiledQuery);
          return opened.background.executeQuery(query);
        },
      };
      fixture = await contentFixture({ ...opened, background }, schemas);
      const { database, content } = fixture;
      const table = content.storage.tables.get(note.uid)?.table ?? '';
      await content.importEntries({
        uid: person.uid,
        entries: ['Ann', 'Zoe', 'Bob'].map((name) => ({ values: { name } })),
      });
      const numbers = sql`with recursive numbers(n) as (
        select 1 union all select n + 1 from numbers where n < ${many})`;
      const at = '2026-01-01T00:00:00.000Z';
      // In the order of the title: each word of "even odd" is in half of them, "early" in the first thousand, "rare" in
      // the last twenty.
      await sql`insert into ${sql.id(table)} (document, created_at, updated_at, title, slug, rank,
          ${sql.join(derived.map((name) => sql.id(name)))}) ${numbers}
        select 'd' || rank, ${at}, ${at}, title, replace(title, ' ', '-'), rank, title, words, title, words from (
          select n as rank,
            substr('00000' || n, length('00000' || n) - 4) || case n % 2 when 0 then ' even' else ' odd' end
              || case when n > ${many - 20} then ' rare' when n <= 1000 then ' early' else '' end as title,
            ' ' || substr(substr('00000' || n, length('00000' || n) - 4), 1, 1) || ' '
              || substr(substr('00000' || n, length('00000' || n) - 4), 1, 2)
              || case n % 2 when 0 then ' e ev ' else ' o od ' end as words
          from numbers) as notes`.execute(database.kysely);
      // Ann has every second entry, Zoe one in a hundred, Bob all of the last two thousand.
      await sql`insert into links
        (root_uid, root_id, source_uid, source_id, field, target_uid, target_id, position) ${numbers}
        select ${note.uid}, n, ${note.uid}, n, 'owner', ${person.uid},
          case when n > ${many - 2000} then 3 when n % 2 = 0 then 1 else 2 end, 1
        from numbers where n > ${many - 2000} or n % 2 = 0 or n % 100 = 1`.execute(database.kysely);
    });

    const list = async (query: Record<string, unknown>) => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: note.uid, query: { sort: 'title:ASC', ...query } };
      const { results, pagination } = await content.findEntries(call);
      return { ranks: results.map(({ rank }) => rank), pagination };
    };

    /** Returns the database's plan for reading a page. */
    const planOf = async (query: Record<string, unknown>) => {
      await sql`analyze`.execute(fixture.database.kysely);
      queries.length = 0;
      await list(query);
      const page = queries.filter(({ sql: text }) => text.includes('order by')).at(-1);
      const explain = dialect.name === 'sqlite' ? 'explain query plan' : 'explain';
      const steps = await rowsOf(
        fixture.database.kysely,
        CompiledQuery.raw(`${explain} ${page?.sql}`, [...(page?.parameters ?? [])]),
      );
      return JSON.stringify(steps);
    };

    it('is read from either end', async () => {
      const all = { pageSize: '10' };
      expect((await list(all)).ranks).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
      expect((await list({ ...all, page: '1199' })).ranks).toEqual(
        Array.from({ length: 10 }, (_, index) => 11_981 + index),
      );
      expect(await list({ pageSize: '7', page: '1715' })).toEqual({
        ranks: [11_999, 12_000],
        pagination: { page: 1715, pageSize: 7, pageCount: 1715, total: many },
      });
      expect((await list({ ...all, page: '1201' })).ranks).toEqual([]);
      expect((await list({ ...all, page: '1000', sort: 'title:DESC' })).ranks[0]).toBe(2010);
    });

    it.each<[string, Record<string, unknown>, readonly number[], number]>([
      ['many, spread evenly', { filters: { owner: { id: '1' } } }, [2, 4, 6], 5000],
      ['many, by a name', { filters: { owner: { name: 'Ann' } } }, [2, 4, 6], 5000],
      ['many, at the other end', { filters: { owner: { id: '3' } } }, [10_001, 10_002, 10_003], 2000],
      ['few', { filters: { owner: { id: '2' } } }, [1, 101, 201], 100],
      ['few of many', { filters: { owner: { id: '1' }, rank: { $gt: 9990 } } }, [9992, 9994, 9996], 5],
      ['a frequent word', { _q: 'even' }, [2, 4, 6], 6000],
      ['a rare word', { _q: 'RARE' }, [11_981, 11_982, 11_983], 20],
      ['the start of many texts', { _q: '00' }, [1, 2, 3], 999],
      ['the start of a frequent word', { _q: 'ev' }, [2, 4, 6], 6000],
      [
        'a word in the entries of one owner',
        { _q: 'odd', filters: { owner: { id: '3' } } },
        [10_001, 10_003, 10_005],
        1000,
      ],
      ['none', { _q: 'nothing' }, [], 0],
    ])('finds %s', async (_name, query, first, total) => {
      const page = await list({ ...query, pageSize: '3' });
      expect(page.ranks).toEqual(first);
      expect(page.pagination).toMatchObject({ total, pageCount: Math.ceil(total / 3) });
      expect(page.pagination.totalIsAtLeast).toBeUndefined();
      const second = await list({ ...query, pageSize: '3', page: '2' });
      const together = await list({ ...query, pageSize: '6' });
      expect([...page.ranks, ...second.ranks]).toEqual(together.ranks);
    });

    it.each<[string, Record<string, unknown>]>([
      ['a relation that many have', { filters: { owner: { id: '1' } } }],
      ['a frequent word', { _q: 'even' }],
      ['a frequent word, far in', { _q: 'even', page: '100' }],
      ['the start of a frequent word', { _q: 'od' }],
    ])('is scanned along the order for %s, without sorting', async (_name, query) => {
      const plan = await planOf({ ...query, pageSize: '3' });
      expect(plan).toContain('key_title');
      expect(plan).not.toMatch(/TEMP B-TREE FOR ORDER BY|Sort Key|Bitmap/);
    });

    it('queries the text index for no single row if a frequent word is far from the start', async () => {
      queries.length = 0;
      expect((await list({ _q: 'early', sort: 'title:DESC', pageSize: '3' })).ranks).toEqual([
        1000, 999, 998,
      ]);
      expect(queries.filter(({ sql: text }) => text.includes('and rowid ='))).toEqual([]);
    });

    it.each(['title', 'slug'])(
      'finds letters if it is sorted by the %s, however far from the start',
      async (field) => {
        const query = { _q: '11', sort: `${field}:ASC`, pageSize: '3', page: '333' };
        const { ranks, pagination } = await list(query);
        expect([ranks, pagination.total]).toEqual([[11_995, 11_996, 11_997], 1001]);
      },
    );

    it('is read backwards from the end of its matches', async () => {
      const { ranks } = await list({ _q: 'even', sort: 'title:DESC', pageSize: '3', page: '2000' });
      expect(ranks).toEqual([6, 4, 2]);
    });

    it('stops counting at the limit, and reports that', async () => {
      const most = { filters: { rank: { $gt: 1 } }, pageSize: '3' };
      expect(await list(most)).toEqual({
        ranks: [2, 3, 4],
        pagination: { page: 1, pageSize: 3, pageCount: 3334, total: 10_000, totalIsAtLeast: true },
      });
      expect((await list({ ...most, page: '3000' })).ranks).toEqual([8999, 9000, 9001]);
    });
  });
});
