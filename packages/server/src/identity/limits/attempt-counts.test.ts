import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runMigrations, type Database } from '../../database/index.ts';
import { createClock, type TestClock } from '../../testing/clock.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { recordQueries, type RecordedDatabase } from '../../testing/record-queries.ts';
import { identityTables } from '../tables.ts';
import { identityMigrations } from '../migrations.ts';
import { AttemptCounts, type AttemptLimit } from './attempt-counts.ts';

const limit: AttemptLimit = { name: 'test', attempts: 5, window: 60_000 };

forEachDialect((dialect) => {
  describe('attempt counts', () => {
    let database: Database;
    let recorded: RecordedDatabase;
    let clock: TestClock;
    let counts: AttemptCounts;

    beforeEach(async () => {
      database = await dialect.open();
      await runMigrations(database, 'identity', identityMigrations);
      recorded = recordQueries(database);
      clock = createClock();
      counts = another(recorded.database);
    });

    afterEach(() => counts.write());

    const another = (of: Database) =>
      new AttemptCounts({ tables: identityTables(of), now: clock.now, logger: recordLog().logger });
    const allowed = async (subject: string, by = counts) => (await by.count(limit, subject)).allowed;
    const tries = async (subject: string, times: number) => {
      const outcomes: boolean[] = [];
      for (let index = 0; index < times; index += 1) outcomes.push(await allowed(subject));
      return outcomes.filter(Boolean).length;
    };
    const queriesOf = (kind: string) => recorded.queries.filter((query) => query.startsWith(kind));

    it('write nothing while they count, and everything in one batch later', async () => {
      for (let index = 0; index < 50; index += 1) await counts.count(limit, `10.0.0.${index}`);
      expect([queriesOf('InsertQueryNode'), queriesOf('UpdateQueryNode')]).toEqual([[], []]);
      await counts.write();
      expect(queriesOf('InsertQueryNode')).toHaveLength(1);
      const stored = await identityTables(database).selectFrom('admin_limits').select('tries').execute();
      expect(stored.map((row) => row.tries)).toEqual(Array.from({ length: 50 }, () => 1));
    });

    it('run no statement for a subject that is refused', async () => {
      expect(await tries('10.0.0.1', 8)).toBe(5);
      await counts.write();
      recorded.forget();
      expect(await tries('10.0.0.1', 20)).toBe(0);
      await counts.write();
      expect([queriesOf('SelectQueryNode'), queriesOf('InsertQueryNode')]).toEqual([[], []]);
    });

    it('allow attempts that were returned', async () => {
      await tries('10.0.0.1', 5);
      counts.refund(limit, '10.0.0.1');
      expect(await tries('10.0.0.1', 3)).toBe(1);
    });

    it('restart when their window ends', async () => {
      await tries('10.0.0.1', 5);
      await counts.write();
      clock.advance(limit.window);
      expect(await tries('10.0.0.1', 6)).toBe(5);
      await counts.write();
      expect(await allowed('10.0.0.1', another(database))).toBe(false);
    });

    it('add up across servers, and survive the restart of each', async () => {
      const other = another(database);
      await counts.count(limit, '10.0.0.1');
      await other.count(limit, '10.0.0.1');
      await counts.count(limit, '10.0.0.1');
      await Promise.all([counts.write(), other.write()]);
      await other.count(limit, '10.0.0.1');
      await other.write();
      expect((await another(database).look(limit, '10.0.0.1')).remaining).toBe(1);
    });

    it('are written automatically soon after a subject reaches its limit', async () => {
      await tries('10.0.0.1', 5);
      const stored = () => identityTables(database).selectFrom('admin_limits').select('tries').execute();
      await expect.poll(stored).toEqual([{ tries: 5 }]);
    });

    it('count each of several simultaneous attempts', async () => {
      const outcomes = await Promise.all(Array.from({ length: 20 }, () => allowed('10.0.0.1')));
      expect(outcomes.filter(Boolean)).toHaveLength(5);
    });
  });
});
