import type { JobSchedule } from '../jobs/index.ts';
import type { PluginContext } from './plugin-context.ts';

/** Scheduled work of a plugin, which runs on one server of a database at a time. */
export interface Job {
  /** Kebab case; unique in the plugin. */
  readonly id: string;
  readonly schedule: JobSchedule;
  /**
   * Runs the job once. An error is logged and stored with the job; the schedule continues.
   * @param signal aborts when the server stops or loses its lease on the job, which another server may then run
   */
  readonly run: (server: PluginContext, signal: AbortSignal) => Promise<void> | void;
}

/** Declares a job. */
export function defineJob(job: Job): Job {
  return Object.freeze(job);
}
