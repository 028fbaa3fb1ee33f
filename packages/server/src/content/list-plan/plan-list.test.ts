import type { ContentType, Schemas } from '@admin/content-model';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { pageRequest } from '../../database/pagination.ts';
import { CountCache } from './count-cache.ts';
import { planList, type ListPlan, type ListStrategy } from './plan-list.ts';
import { readListPage } from './read-list-page.ts';

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
  body: { type: 'text' },
  rank: { type: 'integer' },
  owner: { type: 'relation', relation: 'manyToOne', target: person.uid },
});
const schemas: Schemas = {
  contentTypes: new Map([person, note].map((one) => [one.uid, one])),
  components: new Map(),
};

const size = 12_000;
/** The last notes belong to person 3, the other even ones to person 1. */
const firstOfThird = 10_801;

/** The ranks of the rows of a page, and the number of entries of the list. */
interface ListedRanks {
  readonly ranks: readonly number[];
  readonly total: number;
}

type Query = Readonly<Record<string, unknown>>;

forEachDialect((dialect) => {
  describe('planList', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open(), schemas);
      const { content, database } = fixture;
      const names = ['Ann', 'Bob', 'Zoe'];
      await content.importEntries({ uid: person.uid, entries: names.map((name) => ({ values: { name } })) });
      const entries = Array.from({ length: size }, (_, index) => {
        const rank = index + 1;
        const title = `${String(rank).padStart(5, '0')}${rank % 2 === 0 ? ' even' : ''}${rank <= 1000 ? ' early' : ''}`;
        return { values: { title, rank } };
      });
      await content.importEntries({ uid: note.uid, entries, rules: 'trusted' });
      const numbers = sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${size})`;
      await sql`insert into links
        (root_uid, root_id, source_uid, source_id, field, target_uid, target_id, position) ${numbers}
        select ${note.uid}, n, ${note.uid}, n, 'owner', ${person.uid},
          case when n >= ${firstOfThird} then 3 else 1 end, 1
        from numbers where n >= ${firstOfThird} or n % 2 = 0`.execute(database.kysely);
    });

    const plan = async (query: Query): Promise<ListPlan> => {
      const { database, content, admin } = fixture;
      const table = content.storage.tables.get(note.uid);
      if (!table) throw new Error('The table of notes is missing');
      const list = { table, grants: admin.grants('read', note), query, locale: null, permissions: admin };
      const context = { storage: content.storage, counts: new CountCache(database) };
      return planList(context, { ...list, ...pageRequest(query) });
    };

    /** Returns the ranks of the rows that a plan yields, and its total. */
    const read = async (chosen: ListPlan) => {
      const { storage } = fixture.content;
      const table = storage.tables.get(note.uid);
      if (!table) throw new Error('The table of notes is missing');
      const { rows, total } = await readListPage(storage, table, chosen);
      return { ranks: rows.map(({ rank }) => rank), total };
    };

    const byTitle = { sort: 'title:ASC', pageSize: '3' };
    const ofAnn = { filters: { owner: { id: '1' } } };
    const ofZoe = { filters: { owner: { id: '3' } } };

    it.each<[string, Query, ListStrategy, ListedRanks]>([
      ['the first page of a whole list', byTitle, 'forward-scan', { ranks: [1, 2, 3], total: size }],
      [
        'a whole list in an order without an index',
        { ...byTitle, sort: 'body:ASC,rank:DESC' },
        'forward-scan',
        { ranks: [12_000, 11_999, 11_998], total: size },
      ],
      [
        'a far page that is nearer to the start',
        { ...byTitle, page: '1800' },
        'forward-scan',
        { ranks: [5398, 5399, 5400], total: size },
      ],
      [
        'a page that is nearer to the end',
        { ...byTitle, page: '3999' },
        'backward-scan',
        { ranks: [11_995, 11_996, 11_997], total: size },
      ],
      [
        'a filtered list in an order without an index',
        { ...byTitle, ...ofZoe, sort: 'body:ASC,rank:ASC' },
        'sort',
        { ranks: [10_801, 10_802, 10_803], total: 1200 },
      ],
      [
        'few matches',
        { ...byTitle, filters: { rank: { $gt: 11_998 } } },
        'sort',
        { ranks: [11_999, 12_000], total: 2 },
      ],
      ['many matches', { ...byTitle, ...ofAnn }, 'filtered-scan', { ranks: [2, 4, 6], total: 5400 }],
      ['a frequent word', { ...byTitle, _q: 'even' }, 'filtered-scan', { ranks: [2, 4, 6], total: 6000 }],
    ])('reads %s', async (_name, query, strategy, expected) => {
      const chosen = await plan(query);
      expect(chosen.strategy).toBe(strategy);
      expect(await read(chosen)).toEqual(expected);
    });

    // PostgreSQL itself decides how to combine an index with a set of ids.
    const idScan: ListStrategy = dialect.name === 'sqlite' ? 'id-scan' : 'filtered-scan';

    it.each<[string, Query, readonly number[], number]>([
      ['a page far into many matches', { ...byTitle, ...ofAnn, page: '1000' }, [5996, 5998, 6000], 5400],
      [
        'a frequent word whose matches are at the other end',
        { ...byTitle, _q: 'early', sort: 'title:DESC' },
        [1000, 999, 998],
        1000,
      ],
    ])('reads %s by ids', async (_name, query, ranks, total) => {
      const chosen = await plan(query);
      expect(chosen.strategy).toBe(idScan);
      expect(await read(chosen)).toEqual({ ranks, total });
    });

    it('replaces a filtered scan if all matches are at the other end of the list', async () => {
      const chosen = await plan({ ...byTitle, ...ofZoe });
      expect(chosen).toMatchObject({
        strategy: 'filtered-scan',
        fallback: { minRows: 3, plan: { strategy: dialect.name === 'sqlite' ? 'id-scan' : 'sort' } },
      });
      const { fallback: _fallback, ...scan } = chosen;
      expect((await read(scan)).ranks).toEqual([]);
      expect(await read(chosen)).toEqual({ ranks: [10_801, 10_802, 10_803], total: 1200 });
    });
  });
});
