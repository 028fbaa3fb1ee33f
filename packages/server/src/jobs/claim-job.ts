import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { jobTables } from './job-record.ts';
import { nextRun } from './scheduled-job.ts';
import type { OwnedJob } from './scheduled-job.ts';

/** What claims are made with. */
export interface JobContext {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** How long a job belongs to whoever claimed it unless that one says again that it is at it, in milliseconds. */
export const leaseTime = 30_000;

const text = (time: number): string => new Date(time).toISOString();

/** Writes down the jobs of this server; one that is there keeps its moment unless its schedule is another one. */
export async function registerJobs(
  { database, now }: JobContext,
  jobs: readonly OwnedJob<never>[],
): Promise<void> {
  for (const { plugin, job } of jobs) {
    const schedule = JSON.stringify(job.schedule);
    const next_at = text(nextRun(job.schedule, now()));
    await jobTables(database)
      .insertInto('jobs')
      .values({ plugin, name: job.id, schedule, next_at })
      .onConflict((conflict) =>
        conflict
          .columns(['plugin', 'name'])
          .doUpdateSet({ schedule, next_at })
          .where('jobs.schedule', '<>', schedule),
      )
      .execute();
  }
}

/**
 * Takes a job that is due and that nobody runs.
 * @returns the lease, by which it is held and given back; null when it is not due or somebody else has it
 */
export async function claimJob(
  { database, now }: JobContext,
  { plugin, job }: OwnedJob<never>,
): Promise<string | null> {
  const lease = randomUUID();
  const moment = text(now());
  const { numUpdatedRows } = await jobTables(database)
    .updateTable('jobs')
    .set({ lease, leased_until: text(now() + leaseTime), started_at: moment })
    .where('plugin', '=', plugin)
    .where('name', '=', job.id)
    .where('next_at', '<=', moment)
    .where((where) => where.or([where('leased_until', 'is', null), where('leased_until', '<=', moment)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n ? lease : null;
}

/** Says that the holder of a lease is still at it. @returns whether it holds the job */
export async function holdJob({ database, now }: JobContext, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await jobTables(database)
    .updateTable('jobs')
    .set({ leased_until: text(now() + leaseTime) })
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Gives a job back, to run at its next moment; does nothing for a lease that was lost.
 * @param failure why it failed; null when it did not
 */
export async function releaseJob(
  { database, now }: JobContext,
  { job }: OwnedJob<never>,
  lease: string,
  failure: string | null,
): Promise<void> {
  await jobTables(database)
    .updateTable('jobs')
    .set({
      lease: null,
      leased_until: null,
      ended_at: text(now()),
      failure,
      next_at: text(nextRun(job.schedule, now())),
    })
    .where('lease', '=', lease)
    .execute();
}
