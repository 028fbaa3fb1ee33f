import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { rowsOf } from '../../database/database.ts';
import { contentFixture, type ContentFixture } from '../../testing/content-fixture.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { syncSchema } from '../schema-sync/sync-schema.ts';
import { countEntries } from './entry-counts.ts';

const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('the entry counts of a table', () => {
    let fixture: ContentFixture;
    let table: string;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
      table = fixture.content.storage.tables.get(book)?.table ?? '';
    });

    const countsOf = (locale: string | null = null) => countEntries(fixture.database, table, locale);
    const counted = async (locale: string | null = null) => (await countsOf(locale)).total;
    const store = (count: number, locale: string | null = null) =>
      sql`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
        insert into ${sql.id(table)} (document, locale, created_at, updated_at)
        select ${`${locale}-`} || n, ${locale}, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'
        from numbers`.execute(fixture.database.kysely);
    const remove = (locale: string) =>
      sql`delete from ${sql.id(table)} where locale = ${locale}`.execute(fixture.database.kysely);

    it('follow created, imported and deleted entries', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: book };
      const before = await counted();
      const { entry } = await content.createEntry({ ...call, body: { title: 'One' } });
      await content.importEntries({ uid: book, entries: [{ values: {} }, { values: {} }] });
      expect(await counted()).toBe(before + 3);
      await content.deleteEntry({ ...call, id: entry.id });
      expect(await counted()).toBe(before + 2);
      const { pagination } = await content.findEntries({ ...call, query: {} });
      expect(pagination.total).toBe(before + 2);
    });

    it('follow publications', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: book };
      const before = await countsOf();
      const publishedAt = '2026-01-01T00:00:00.000Z';
      const values = { title: 'Published' };
      const entries = [{ values }, { values, publishedAt }];
      const [id = 0] = await content.importEntries({ uid: book, entries });
      expect(await countsOf()).toEqual({ total: before.total + 2, published: before.published + 1 });
      await content.updateEntry({ ...call, id, body: {}, publishedAt });
      expect((await countsOf()).published).toBe(before.published + 2);
      await content.updateEntry({ ...call, id, body: {}, publishedAt: '2026-01-02T00:00:00.000Z' });
      expect((await countsOf()).published).toBe(before.published + 2);
      await content.updateEntry({ ...call, id, body: {}, publishedAt: null });
      expect((await countsOf()).published).toBe(before.published + 1);
      await content.deleteEntry({ ...call, id: id + 1 });
      expect(await countsOf()).toEqual({ total: before.total + 1, published: before.published });
      await content.deleteEntry({ ...call, id });
    });

    it('follow other writers, each locale separately', async () => {
      await store(3, 'pt');
      await store(2, 'fr');
      expect([await counted('pt'), await counted('fr'), await counted('de')]).toEqual([3, 2, 0]);
      await remove('fr');
      expect([await counted('pt'), await counted('fr')]).toEqual([3, 0]);
    });

    it('stay unchanged when a transaction is rolled back', async () => {
      const before = await counted();
      const undone = fixture.database.transaction(async ({ kysely }) => {
        await sql`delete from ${sql.id(table)}`.execute(kysely);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      expect(await counted()).toBe(before);
    });

    it('include the entries that existed before counting started', async () => {
      const { database } = fixture;
      const { schemas } = fixture.content.storage;
      const before = await counted();
      await sql`delete from entry_counts where table_name = ${table}`.execute(database.kysely);
      await syncSchema(database, schemas);
      expect(await counted()).toBe(before);
      await syncSchema(database, schemas);
      expect(await counted()).toBe(before);
    });

    it('stay in few rows, however many writes there are', async () => {
      const { kysely } = fixture.database;
      const before = await counted();
      for (let time = 0; time < 101; time += 1) {
        await store(2, 'es');
        await remove('es');
      }
      expect([await counted(), await counted('es')]).toEqual([before, 0]);
      const rows = sql`select count(*) as count from entry_counts where table_name = ${table}`;
      await expect
        .poll(async () => {
          const [row] = await rowsOf<{ readonly count: number }>(kysely, rows.compile(kysely));
          return row?.count;
        })
        .toBeLessThan(10);
      expect(await counted()).toBe(before);
    });
  });
});
