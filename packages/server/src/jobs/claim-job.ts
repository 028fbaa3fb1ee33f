import { randomUUID } from 'node:crypto';
import type { Database } from '../database/index.ts';
import { jobTables } from './job-record.ts';
import { nextRun } from './scheduled-job.ts';
import type { OwnedJob } from './scheduled-job.ts';

/** The services for claiming jobs. */
export interface JobContext {
  readonly database: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Milliseconds for which a claimed job belongs to its server unless the lease is renewed. */
export const leaseTime = 30_000;

const text = (time: number): string => new Date(time).toISOString();

/** Stores the jobs of this server; an existing one keeps its next run unless its schedule has changed. */
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
 * Claims a due job that no server runs.
 * @returns the lease, which renews and releases it; null if it is not due or claimed by another server
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

/** Renews a lease. @returns whether its holder still has the job */
export async function holdJob({ database, now }: JobContext, lease: string): Promise<boolean> {
  const { numUpdatedRows } = await jobTables(database)
    .updateTable('jobs')
    .set({ leased_until: text(now() + leaseTime) })
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Releases a job until its next run; does nothing for an expired lease.
 * @param failure the error of the run; null for success
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
