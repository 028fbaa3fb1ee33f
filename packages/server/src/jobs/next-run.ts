import { Cron } from 'croner';
import type { JobSchedule } from './scheduled-job.ts';

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
