import { Cron } from 'croner';
import type { Job } from '../../plugin-api/job.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { isKebabCase } from './kebab-case.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

/** The shortest time between two runs that a plugin can ask for, in milliseconds. */
const shortest = 1000;

function faultOf({ id, schedule }: Job, isTaken: boolean): string | undefined {
  if (!isKebabCase(id)) return 'has an id that is not kebab case: use a-z, 0-9 and single dashes';
  if (isTaken) return 'exists already: rename it';
  if ('every' in schedule) {
    const isTime = Number.isSafeInteger(schedule.every) && schedule.every >= shortest;
    return isTime ? undefined : 'must run every so many milliseconds, a thousand or more';
  }
  try {
    const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun();
    return next === null ? 'has a cron expression that never comes' : undefined;
  } catch {
    return `has "${schedule.cron}" for a cron expression: write it as "0 3 * * *"`;
  }
}

/** What keeps the jobs of a plugin from being run. */
export function reviewJobs({ id, jobs = [] }: Pick<ServerPlugin, 'id' | 'jobs'>): readonly PluginProblem[] {
  const own = new Set<string>();
  return jobs.flatMap((job) => {
    const fault = faultOf(job, own.has(job.id));
    own.add(job.id);
    if (fault === undefined) return [];
    return [
      { code: 'JOB_INVALID', pluginId: id, message: `The job ${job.id} of the plugin ${id} ${fault}.` },
    ];
  });
}
