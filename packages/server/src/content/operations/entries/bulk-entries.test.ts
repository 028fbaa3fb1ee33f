import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  contentFixture,
  createdBy,
  restrictedPermissions,
  type ContentFixture,
} from '../../../testing/content-fixture.ts';
import { forEachDialect } from '../../../testing/for-each-dialect.ts';
import type { BulkProgress } from './bulk-entries.ts';

const memo = 'api::memo.memo';
const book = 'api::book.book';

forEachDialect((dialect) => {
  describe('a bulk action on all entries of a list', () => {
    let fixture: ContentFixture;

    beforeAll(async () => {
      fixture = await contentFixture(await dialect.open());
    });
    beforeEach(async () => {
      const { content, admin, database } = fixture;
      for (const uid of [memo, book]) {
        const table = content.storage.tables.get(uid)?.table ?? '';
        await sql`delete from ${sql.id(table)}`.execute(database.kysely);
      }
      for (const title of ['Bricks', 'Brickwork', 'Clay']) {
        await content.createEntry({ permissions: admin, uid: memo, body: { title } });
      }
    });

    const titles = async (uid = memo) => {
      const { content, admin } = fixture;
      const { results } = await content.findEntries({ permissions: admin, uid, query: { sort: 'title' } });
      return results.map(({ title }) => title);
    };
    const remove = (
      matching: { readonly count: number } & Record<string, unknown>,
      permissions = fixture.admin,
    ) => fixture.content.deleteEntries({ permissions, uid: memo, matching });

    it('changes the entries that the filters and the search find', async () => {
      expect(await remove({ _q: 'brick', count: 2 })).toEqual({ count: 2 });
      expect(await titles()).toEqual(['Clay']);
      expect(await remove({ filters: { title: { $ne: 'Wood' } }, count: 1 })).toEqual({ count: 1 });
      expect(await titles()).toEqual([]);
    });

    it('changes none if other entries match than were counted, and returns the new count', async () => {
      await fixture.content.createEntry({ permissions: fixture.admin, uid: memo, body: { title: 'Brick' } });
      await expect(remove({ _q: 'brick', count: 2 })).rejects.toMatchObject({
        status: 409,
        code: 'SELECTION_CHANGED',
        details: { count: 3 },
      });
      await expect(remove({ _q: 'nothing', count: 1 })).rejects.toMatchObject({ details: { count: 0 } });
      expect(await titles()).toHaveLength(4);
    });

    it('changes only entries that the user may see, and none if one of them is forbidden', async () => {
      const all = [{}];
      const own = [{ conditions: [createdBy(2)] }];
      const call = {
        permissions: restrictedPermissions(2, { [memo]: { create: all, read: all } }),
        uid: memo,
      };
      await fixture.content.createEntry({ ...call, body: { title: 'Mine' } });
      const sees = restrictedPermissions(2, { [memo]: { read: own, delete: all } });
      await expect(remove({ count: 4 }, sees)).rejects.toMatchObject({ details: { count: 1 } });
      const deletes = restrictedPermissions(2, { [memo]: { read: all, delete: own } });
      await expect(remove({ count: 4 }, deletes)).rejects.toMatchObject({ status: 403 });
      expect(await titles()).toHaveLength(4);
      const narrow = restrictedPermissions(2, {
        [memo]: { read: [{ fields: new Set(['body']) }], delete: all },
      });
      await expect(remove({ filters: { title: 'Clay' }, count: 1 }, narrow)).rejects.toMatchObject({
        status: 400,
      });
      expect(await remove({ count: 1 }, sees)).toEqual({ count: 1 });
    });

    it('publishes all or none, and reports the first fifty errors', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: book };
      for (let index = 0; index < 60; index += 1) await content.createEntry({ ...call, body: {} });
      await content.createEntry({ ...call, body: { title: 'Ready' } });
      const refusal = await content
        .publishEntries({ ...call, matching: { count: 61 } })
        .catch((error: unknown) => error);
      expect(refusal).toMatchObject({ status: 400 });
      expect((refusal as { details: { errors: unknown[] } }).details.errors).toHaveLength(50);
      const ready = { filters: { title: { $notNull: true } }, count: 1 };
      expect(await content.publishEntries({ ...call, matching: ready })).toEqual({ count: 1 });
      expect(await content.publishEntries({ ...call, matching: ready })).toEqual({ count: 0 });
      expect(await content.unpublishEntries({ ...call, matching: ready })).toEqual({ count: 1 });
    });

    it('reports the progress of each step to its end, and of no step that it skips', async () => {
      const { content, admin } = fixture;
      const call = { permissions: admin, uid: book };
      const titled = Array.from({ length: 250 }, (_, index) => ({ values: { title: `Book ${index}` } }));
      await content.importEntries({ uid: book, entries: titled });
      const steps: string[] = [];
      const onProgress = ({ step, done, total }: BulkProgress) => void steps.push(`${step} ${done}/${total}`);
      await content.publishEntries({ ...call, matching: { count: 250 }, onProgress });
      expect(steps).toEqual([
        'judging 50/250',
        'judging 100/250',
        'judging 150/250',
        'judging 200/250',
        'judging 250/250',
        'changing 200/250',
        'changing 250/250',
      ]);
      steps.length = 0;
      await content.unpublishEntries({ ...call, matching: { count: 250 }, onProgress });
      await content.deleteEntries({ ...call, matching: { count: 250 }, onProgress });
      expect(steps).toEqual(['changing 200/250', 'changing 250/250', 'changing 200/250', 'changing 250/250']);
    });

    it('rejects more than ten thousand entries, and changes that many', async () => {
      const { content, database } = fixture;
      const table = content.storage.tables.get(memo)?.table ?? '';
      const at = '2026-01-01T00:00:00.000Z';
      await sql`insert into ${sql.id(table)} (document, created_at, updated_at)
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 10000)
        select 'd' || n, ${at}, ${at} from numbers`.execute(database.kysely);
      await expect(remove({ count: 10_003 })).rejects.toMatchObject({ code: 'SELECTION_TOO_LARGE' });
      expect(await remove({ filters: { title: { $null: true } }, count: 10_000 })).toEqual({ count: 10_000 });
      expect(await titles()).toEqual(['Bricks', 'Brickwork', 'Clay']);
    });
  });
});
