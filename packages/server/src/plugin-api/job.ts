import type { JobSchedule } from '../jobs/index.ts';
import type { PluginContext } from './plugin-context.ts';

/** Work that a plugin does again and again, on one of all servers that share a database. */
export interface Job {
  /** Names it among those of its plugin, in kebab case. */
  readonly id: string;
  readonly schedule: JobSchedule;
  /**
   * Does the work once. What it throws is logged and kept with the job; the next time comes as ever.
   * @param signal fires when the server stops or has lost its hold on the job: another one may run it by then
   */
  readonly run: (server: PluginContext, signal: AbortSignal) => Promise<void> | void;
}

/** Declares a job; the schedule is read when the server starts. */
export function defineJob(job: Job): Job {
  return Object.freeze(job);
}
