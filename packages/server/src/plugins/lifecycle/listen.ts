import type { EventBus } from '../../events/event-bus.ts';
import type { EventName, ServerEvents } from '../../events/server-events.ts';
import { withinTime } from '../../events/time-limit.ts';
import type { Logger } from '../../logger.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { EventListener } from '../../plugin-api/event-listener.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';

/** The limit on queued events of a plugin, so that a listener that never ends cannot fill the memory. */
const maxWaiting = 10_000;

/** Milliseconds that a listener may take over one event. */
const timeout = 60_000;

interface Waiting {
  readonly listener: EventListener;
  readonly event: ServerEvents[EventName];
}

/** The listeners of plugins that are not durable. */
export interface EventListeners {
  /** Subscribes the listeners of a plugin. */
  start(plugin: Pick<ServerPlugin, 'id' | 'listeners'>, context: PluginContext): void;
  /** Resolves when every plugin has handled the events published so far. */
  stop(): Promise<void>;
}

/**
 * Delivers events to the listeners of plugins, to each plugin one event after the other, in order. Errors are logged
 * with the plugin's id, and the next event follows.
 */
export function createEventListeners({
  events,
  logger,
}: {
  readonly events: Pick<EventBus, 'on'>;
  readonly logger: Logger;
}): EventListeners {
  const queues: (() => Promise<void>)[] = [];
  return {
    start({ id: plugin, listeners = [] }, context) {
      const queue = createQueue(plugin, { context, logger });
      for (const listener of listeners) {
        if (listener.durable !== undefined) continue;
        events.on(listener.event, (event) => queue.add({ listener, event }), { owner: plugin });
      }
      queues.push(queue.delivered);
    },
    async stop() {
      for (const delivered of queues) await delivered();
    },
  };
}

/** Creates the queue of a plugin's events. */
function createQueue(
  plugin: string,
  { context, logger }: { readonly context: PluginContext; readonly logger: Logger },
): { readonly add: (waiting: Waiting) => void; readonly delivered: () => Promise<void> } {
  const waiting: Waiting[] = [];
  let delivering = Promise.resolve();
  let isDelivering = false;

  const deliver = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { listener, event } = next;
      try {
        // `on` ties the listener to events of this name.
        await withinTime(timeout, 'It', () => listener.run(event as never, context));
      } catch (error) {
        logger.error({ err: error, event: listener.event, plugin }, `an event listener of ${plugin} failed`);
      }
    }
    isDelivering = false;
  };

  return {
    add(next) {
      if (waiting.length >= maxWaiting) {
        logger.error(
          { event: next.listener.event, plugin },
          `event dropped for ${plugin}: its queue is full`,
        );
        return;
      }
      waiting.push(next);
      if (isDelivering) return;
      isDelivering = true;
      delivering = deliver();
    },
    // One run delivers everything in the queue, including events added during the run.
    delivered: () => delivering,
  };
}
