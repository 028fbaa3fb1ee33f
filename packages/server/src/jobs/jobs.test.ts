import { afterEach, describe, expect, it, vi } from 'vitest';
import { runMigrations, type Database } from '../database/index.ts';
import { defineJob, type Job } from '../plugin-api/index.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { createClock, type TestClock } from '../testing/clock.ts';
import { forEachDialect } from '../testing/for-each-dialect.ts';
import { recordLog } from '../testing/log-lines.ts';
import { leaseTime } from './claim-job.ts';
import { jobTables } from './job-record.ts';
import { jobMigrations } from './job-record.ts';
import { nextRun } from './scheduled-job.ts';
import { createJobs, type Jobs } from './create-jobs.ts';

const minute = 60_000;

const at = (text: string) => Date.parse(`2026-03-10T${text}:00.000Z`);

describe('the next run', () => {
  it('is that many milliseconds later', () => {
    expect(nextRun({ every: minute }, at('10:00'))).toBe(at('10:01'));
  });

  it('is the next time of a cron expression, in UTC', () => {
    expect(nextRun({ cron: '30 3 * * *' }, at('03:29'))).toBe(at('03:30'));
    expect(nextRun({ cron: '30 3 * * *' }, at('03:30'))).toBe(at('03:30') + 24 * 60 * minute);
  });
});

forEachDialect((dialect) => {
  describe('jobs', () => {
    const opened: Jobs<PluginContext>[] = [];

    afterEach(async () => {
      vi.useRealTimers();
      for (const jobs of opened.splice(0)) await jobs.stop();
    });

    const open = async () => {
      const database = await dialect.open();
      await runMigrations(database, 'jobs', jobMigrations);
      return database;
    };
    const start = async (database: Database, clock: TestClock, run: Job['run'], every = minute) => {
      const log = recordLog();
      const job = defineJob({ id: 'sweep', schedule: { every }, run });
      const jobs = createJobs({
        database,
        logger: log.logger,
        now: clock.now,
        contextOf: () => ({}) as PluginContext,
      });
      await jobs.start([{ id: 'broom', jobs: [job] }]);
      opened.push(jobs);
      return { ...jobs, log };
    };

    it('[P19] run when they are due, on one of all servers', async () => {
      const [database, clock, run] = [await open(), createClock(), vi.fn()];
      const servers = [await start(database, clock, run), await start(database, clock, run)];
      const runAll = () => Promise.all(servers.map((server) => server.runDue()));
      await runAll();
      expect(run).toHaveBeenCalledTimes(0);
      for (const times of [1, 2, 3]) {
        clock.advance(minute);
        await runAll();
        await runAll();
        expect(run).toHaveBeenCalledTimes(times);
      }
      expect(await servers[0]?.list()).toMatchObject([
        { plugin: 'broom', id: 'sweep', isRunning: false, failure: null },
      ]);
    });

    it('[P19] continue on another server when theirs dies, and are aborted if it was only slow', async () => {
      const [database, clock] = [await open(), createClock()];
      let end: () => void = () => undefined;
      let signal: AbortSignal | undefined;
      const slow = await start(database, clock, (_server, given) => {
        signal = given;
        return new Promise((resolve) => (end = resolve));
      });
      const run = vi.fn();
      const other = await start(database, clock, run);
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      clock.advance(minute);
      const running = slow.runDue();
      await vi.waitFor(() => expect(signal).toBeDefined(), 15_000);
      await other.runDue();
      expect(run).not.toHaveBeenCalled();
      expect(await other.list()).toMatchObject([{ isRunning: true }]);
      // It does not renew its lease in time.
      clock.advance(leaseTime + 1);
      await other.runDue();
      expect(run).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(leaseTime / 3);
      await vi.waitFor(() => expect(signal?.aborted).toBe(true), 15_000);
      const [before] = await other.list();
      end();
      await running;
      expect(await other.list()).toEqual([before]);
    });

    it('[P20] that fail are logged, store the error until the next run, and run again', async () => {
      const [database, clock] = [await open(), createClock()];
      let isBroken = true;
      const jobs = await start(database, clock, () => {
        if (isBroken) throw new Error(`no broom ${'x'.repeat(2000)}`);
      });
      clock.advance(minute);
      await jobs.runDue();
      const [failed] = await jobs.list();
      expect(failed?.failure).toMatch(/^no broom x+$/);
      expect(failed?.failure).toHaveLength(1000);
      expect(jobs.log.lines.some((line) => line.includes('job failed') && line.includes('broom'))).toBe(true);
      isBroken = false;
      clock.advance(minute);
      await jobs.runDue();
      expect(await jobs.list()).toMatchObject([
        { failure: null, endedAt: new Date(clock.now()).toISOString() },
      ]);
    });

    it('keep their next run over a restart, and reset it with another schedule', async () => {
      const [database, clock, run] = [await open(), createClock(), vi.fn()];
      await (await start(database, clock, run)).stop();
      clock.advance(minute / 2);
      const [restarted] = await (await start(database, clock, run)).list();
      expect(restarted?.nextAt).toBe(new Date(clock.now() + minute / 2).toISOString());
      const [changed] = await (await start(database, clock, run, 2 * minute)).list();
      expect(changed?.nextAt).toBe(new Date(clock.now() + 2 * minute).toISOString());
    });

    it('are aborted when the server stops, and free for the next one', async () => {
      const [database, clock] = [await open(), createClock()];
      const jobs = await start(
        database,
        clock,
        (_server, signal) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(new Error('ended')));
          }),
      );
      clock.advance(minute);
      const running = jobs.runDue();
      await vi.waitFor(async () => expect(await jobs.list()).toMatchObject([{ isRunning: true }]), 15_000);
      await jobs.stop();
      await running;
      expect(await jobTables(database).selectFrom('jobs').select('lease').execute()).toEqual([
        { lease: null },
      ]);
    });
  });
});
