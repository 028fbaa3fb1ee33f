import { Cron } from 'croner';

/** When a job runs: every so many milliseconds, or at the moments of a cron expression, in UTC. */
export type JobSchedule = { readonly every: number } | { readonly cron: string };

/** A job as it is scheduled and run; `Services` is what its code works with. */
export interface ScheduledJob<Services> {
  /** Unique among the jobs of its plugin. */
  readonly id: string;
  readonly schedule: JobSchedule;
  /** @param signal fires when the server stops or has lost the lease of the job */
  readonly run: (services: Services, signal: AbortSignal) => Promise<void> | void;
}

/** A job and the plugin that owns it. */
export interface OwnedJob<Services> {
  readonly plugin: string;
  readonly job: ScheduledJob<Services>;
}

/**
 * When a job runs next, in milliseconds since 1970.
 * @param after the moment from which on it is asked, in milliseconds since 1970
 */
export function nextRun(schedule: JobSchedule, after: number): number {
  if ('every' in schedule) return after + schedule.every;
  const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun(new Date(after));
  // An expression that has no next moment was refused with its plugin, unless its last one is over by now.
  return next?.getTime() ?? Date.UTC(9999, 11, 31);
}
