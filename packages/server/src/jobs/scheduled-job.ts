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
