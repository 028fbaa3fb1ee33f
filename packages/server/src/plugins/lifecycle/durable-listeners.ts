import { notFound } from '../../errors/request-errors.ts';
import type { Outbox } from '../../events/outbox/index.ts';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { listenDurably } from './listen-durably.ts';
import type { DurableListeners } from '../../plugin-api/durable-listeners.ts';

/** Durable listeners, with what begins and ends them. */
export interface RunningListeners extends DurableListeners {
  /** Begins to tell a plugin that is ready. */
  start(plugin: Pick<ServerPlugin, 'id' | 'listeners'>, services: PluginContext): void;
  /** Begins nothing more, and resolves when what runs has ended. */
  stop(): Promise<void>;
}

/** Keeps what the plugins of a server are owed, each in an outbox of its own. */
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
