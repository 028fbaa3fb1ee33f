import { notFound } from '../../errors/request-errors.ts';
import {
  type Outbox,
  openOutbox,
  type DeliveryAttempt,
  type OutboxReceiver,
} from '../../events/outbox/index.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { DurableListeners, EventListener } from '../../plugin-api/event-listener.ts';
import { atDepth } from '../../events/event-context.ts';
import type { EventBus } from '../../events/event-bus.ts';
import { isRecordedEvent, type RecordedEventName } from '../../events/server-events.ts';
import { withinTime } from '../../events/time-limit.ts';

/** Durable listeners that can be started and stopped. */
export interface RunningListeners extends DurableListeners {
  /** Starts the delivery to a plugin that is ready. */
  start(plugin: Pick<ServerPlugin, 'id' | 'listeners'>, services: PluginContext): void;
  /** Starts no further deliveries; resolves when running ones have ended. */
  stop(): Promise<void>;
}

/** Creates the durable listeners of a server, with one outbox per plugin. */
export function createDurableListeners(): RunningListeners {
  const outboxes = new Map<string, Outbox>();
  const outboxOf = (plugin: string): Outbox => {
    const outbox = outboxes.get(plugin);
    if (outbox === undefined) throw notFound();
    return outbox;
  };
  return {
    start(plugin, services) {
      const outbox = listenDurably(plugin, services);
      if (outbox !== null) outboxes.set(plugin.id, outbox);
    },
    async undelivered() {
      const each = [...outboxes].map(async ([plugin, outbox]) =>
        (await outbox.undelivered()).map(({ receiver, ...rest }) => ({
          plugin,
          listener: receiver,
          ...rest,
        })),
      );
      return (await Promise.all(each)).flat();
    },
    abandoned: async (plugin, listener, page) =>
      outboxOf(plugin).find(listener, { ...page, state: 'failed' }),
    retry: async (plugin, listener, id) =>
      outboxOf(plugin).replay(listener, { state: 'failed', ...(id !== undefined && { id }) }),
    async deliverDue() {
      for (const outbox of outboxes.values()) await outbox.drain();
    },
    async stop() {
      await Promise.all([...outboxes.values()].map((outbox) => outbox.close()));
    },
  };
}

/** Milliseconds that a listener may take over one event; shorter than the lease of a delivery. */
const listenerTimeout = 30_000;

/** Concurrent deliveries: one per listener, five per plugin. */
const concurrency = { each: 1, all: 5 };

/** A listener whose events are stored until they are delivered. */
interface DurableListener extends EventListener {
  readonly event: RecordedEventName;
  readonly durable: string;
}

function isDurable(listener: EventListener): listener is DurableListener {
  return listener.durable !== undefined && isRecordedEvent(listener.event);
}

/** Creates the receiver that delivers stored events to a listener. */
function receiverOf(
  { durable, event, run }: DurableListener,
  { id: plugin }: Pick<ServerPlugin, 'id'>,
  services: PluginContext,
): OutboxReceiver {
  return {
    key: durable,
    async deliver({ depth, payload, attempt, isLast }: DeliveryAttempt) {
      try {
        // `on` ties the event to the listener.
        const storedEvent = JSON.parse(payload) as never;
        await withinTime(listenerTimeout, 'It', () => atDepth(depth, () => run(storedEvent, services)));
        return { isDelivered: true };
      } catch (error) {
        const detail = { err: error, event, plugin, listener: durable, attempt, isLast };
        services.logger.error(detail, `a durable listener of ${plugin} failed`);
        return { isDelivered: false, failure: error instanceof Error ? error.message : String(error) };
      }
    },
  };
}

/** Stores the events of a listener in the transaction of each change, and wakes the outbox after the commit. */
function record(
  { durable, event, types }: DurableListener,
  events: Pick<EventBus, 'on' | 'beforeCommit'>,
  outbox: Outbox,
): void {
  const wanted = types && new Set(types);
  events.beforeCommit(event, async (changes, transaction) => {
    const messages = changes
      .filter(({ uid }) => wanted === undefined || wanted.has(uid))
      .map((change) => ({ event, uid: change.uid, id: change.id, payload: JSON.stringify(change) }));
    await outbox.store(transaction, messages, { receivers: [durable] });
  });
  events.on(event, () => outbox.wake());
}

/**
 * Delivers changes to the durable listeners of a plugin at least once. They are stored in the transaction of the change.
 * @param services the context of the plugin
 * @returns the outbox of the plugin; null without durable listeners
 */
export function listenDurably(
  plugin: Pick<ServerPlugin, 'id' | 'listeners'>,
  services: PluginContext,
): Outbox | null {
  const listeners = (plugin.listeners ?? []).filter(isDurable);
  if (listeners.length === 0) return null;
  const receivers = listeners.map((listener) => receiverOf(listener, plugin, services));
  const outbox = openOutbox(services, {
    owner: plugin.id,
    concurrency,
    receivers: async () => receivers,
    keys: async () => receivers.map(({ key }) => key),
  });
  for (const listener of listeners) record(listener, services.events, outbox);
  return outbox;
}
