import { Cron } from 'croner';
import type { ChangeHook } from '../../plugin-api/change-hook.ts';
import type { Job } from '../../plugin-api/job.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { isKebabCase, validateNamed } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import { isRecordedEvent } from '../../events/server-events.ts';
import type { EventListener } from '../../plugin-api/event-listener.ts';

/** The minimum interval of a job in milliseconds. */
const minInterval = 1000;

function jobFault({ id, schedule }: Job, isTaken: boolean): string | undefined {
  if (!isKebabCase(id)) return 'has an id that is not kebab case: use a-z, 0-9 and single dashes';
  if (isTaken) return 'exists already: rename it';
  if ('every' in schedule) {
    const isTime = Number.isSafeInteger(schedule.every) && schedule.every >= minInterval;
    return isTime ? undefined : 'needs an interval of at least 1000 milliseconds';
  }
  try {
    const next = new Cron(schedule.cron, { timezone: 'UTC', paused: true }).nextRun();
    return next === null ? 'has a cron expression that never matches a date' : undefined;
  } catch {
    return `has the invalid cron expression "${schedule.cron}": write it as "0 3 * * *"`;
  }
}

/** Validates the jobs of a plugin: their ids and schedules. */
export function validateJobs({ id, jobs = [] }: Pick<ServerPlugin, 'id' | 'jobs'>): readonly PluginProblem[] {
  const own = new Set<string>();
  return jobs.flatMap((job) => {
    const fault = jobFault(job, own.has(job.id));
    own.add(job.id);
    if (fault === undefined) return [];
    return [
      { code: 'JOB_INVALID', pluginId: id, message: `The job ${job.id} of the plugin ${id} ${fault}.` },
    ];
  });
}

/** Returns the problems of the features that a plugin declares. */
export function validateFeatures({
  id,
  features = [],
  variables = [],
}: Pick<ServerPlugin, 'id' | 'features' | 'variables'>): readonly PluginProblem[] {
  const parts = features.map(({ name, variable }) => ({
    name,
    faultOf(isTaken: boolean) {
      if (variable !== undefined && !variables.includes(variable))
        return `depends on ${variable.name}: list it among the variables of the plugin`;
      if (!isKebabCase(name)) return 'has a name that is not kebab case: use a-z, 0-9 and single dashes';
      return isTaken ? 'is listed twice: remove one' : undefined;
    },
  }));
  return validateNamed({ code: 'FEATURE_INVALID', pluginId: id, noun: 'feature' }, parts);
}

function listenerFault({ durable = '', event }: EventListener, isTaken: boolean): string | undefined {
  if (!isKebabCase(durable)) return 'has a name that is not kebab case: use a-z, 0-9 and single dashes';
  if (isTaken) return 'exists already: rename it';
  return isRecordedEvent(event)
    ? undefined
    : `cannot receive ${event}: only events of entries and files are stored for durable listeners`;
}

/** Validates the durable listeners of a plugin: their names and events. */
export function validateListeners({
  id,
  listeners = [],
}: Pick<ServerPlugin, 'id' | 'listeners'>): readonly PluginProblem[] {
  const parts = listeners.flatMap((listener) => {
    const { durable: name } = listener;
    return name === undefined
      ? []
      : [{ name, faultOf: (isTaken: boolean) => listenerFault(listener, isTaken) }];
  });
  return validateNamed({ code: 'LISTENER_INVALID', pluginId: id, noun: 'durable listener' }, parts);
}

/** Returns the problems of hooks on changes whose point does not exist or has no such verb. */
export function validateChangeHooks({
  id,
  changeHooks = [],
}: Pick<ServerPlugin, 'id' | 'changeHooks'>): readonly PluginProblem[] {
  return changeHooks.flatMap(({ point, verb, run }: Partial<ChangeHook>) => {
    const verbs = Object.keys(point?.verbs ?? {});
    if (verb !== undefined && verbs.includes(verb) && typeof run === 'function') return [];
    const message =
      point?.verbs === undefined
        ? `A change hook of the plugin ${id} has no change point: import one, such as userChanges of @admin/server.`
        : `A change hook of the plugin ${id} on ${point.entity}.${verb} is invalid: use ${verbs.join(', ')}, and a function.`;
    return [{ code: 'CHANGE_HOOK_INVALID', pluginId: id, message }];
  });
}
