import type { EventBus } from '../../events/event-bus.ts';
import type { EventName, ServerEvents } from '../../events/server-events.ts';
import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { EventListener } from '../../plugin-api/event-listener.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** Events that wait for a plugin at most: one that never ends must not fill the memory. */
const mostWaiting = 10_000;

/** How long a listener may take over one event before the next one is told, in milliseconds. */
const patience = 60_000;

interface Waiting {
  readonly listener: EventListener;
  readonly event: ServerEvents[EventName];
}

/**
 * Lets a plugin hear of events as they happen, one after the other in the order in which they happened. What fails is logged in its
 * name; the next event comes as ever.
 * @returns resolves once the plugin has heard everything that happened
 */
export function listen(
  { id: plugin, listeners = [] }: Pick<ServerPlugin, 'id' | 'listeners'>,
  {
    events,
    logger,
    services,
  }: {
    readonly events: Pick<EventBus, 'on'>;
    readonly logger: Logger;
    readonly services: ServerServices;
  },
): () => Promise<void> {
  const waiting: Waiting[] = [];
  let telling = Promise.resolve();
  let isTelling = false;

  const tell = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { listener, event } = next;
      try {
        // `on` has tied the listener to events of this name.
        await withinTime(patience, 'It', () => listener.run(event as never, services));
      } catch (error) {
        logger.error({ err: error, event: listener.event, plugin }, `an event listener of ${plugin} failed`);
      }
    }
    isTelling = false;
  };

  for (const listener of listeners) {
    if (listener.durable !== undefined) continue;
    events.on(
      listener.event,
      (event) => {
        if (waiting.length >= mostWaiting) {
          logger.error(
            { event: listener.event, plugin },
            `an event was not told to ${plugin}: too many wait`,
          );
          return;
        }
        waiting.push({ listener, event });
        if (isTelling) return;
        isTelling = true;
        telling = tell();
      },
      { owner: plugin },
    );
  }
  // One round tells everything that waits, also what comes while it does.
  return () => telling;
}
