import { isRecordedEvent } from '../../events/server-events.ts';
import type { EventListener } from '../../plugin-api/event-listener.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { isKebabCase } from './kebab-case.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';
import { reviewNamed } from './review-named.ts';

function faultOf({ durable = '', event }: EventListener, isTaken: boolean): string | undefined {
  if (!isKebabCase(durable)) return 'has a name that is not kebab case: use a-z, 0-9 and single dashes';
  if (isTaken) return 'exists already: rename it';
  return isRecordedEvent(event) ? undefined : `cannot be told of ${event}, which no transaction tells of`;
}

/** What keeps the durable listeners of a plugin from being told. */
export function reviewListeners({
  id,
  listeners = [],
}: Pick<ServerPlugin, 'id' | 'listeners'>): readonly PluginProblem[] {
  const parts = listeners.flatMap((listener) => {
    const { durable: name } = listener;
    return name === undefined ? [] : [{ name, faultOf: (isTaken: boolean) => faultOf(listener, isTaken) }];
  });
  return reviewNamed({ code: 'LISTENER_INVALID', pluginId: id, noun: 'durable listener' }, parts);
}
