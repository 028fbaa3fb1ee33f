import { Cron } from 'croner';

/** The schedule of a job: an interval in milliseconds, or a cron expression in UTC. */
export type JobSchedule = { readonly every: number } | { readonly cron: string };

/** A job as scheduled and run; `Services` is the context of its code. */
export interface ScheduledJob<Services> {
  /** Unique among the jobs of its plugin. */
  readonly id: string;
  readonly schedule: JobSchedule;
  /** @param signal aborts when the server stops or the lease of the job is lost */
  readonly run: (services: Services, signal: AbortSignal) => Promise<void> | void;
}

/** A job and the plugin that owns it. */
export interface OwnedJob<Services> {
  readonly plugin: string;
  readonly job: ScheduledJob<Services>;
}

/**
 * Returns the time of the next run in milliseconds since 1970.
 * @param after earliest time, in milliseconds since 1970
 */
export function nextRun(schedule: JobSchedule, after: number): number {
  if ('every' in schedule) return after + schedule.every;
  const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun(new Date(after));
  // A plugin whose expression never matches is rejected at start, so the last match has passed since.
  return next?.getTime() ?? Date.UTC(9999, 11, 31);
}
