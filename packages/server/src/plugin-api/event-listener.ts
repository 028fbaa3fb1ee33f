import type { EventName, RecordedEventName, ServerEvents } from '../events/server-events.ts';
import type { PluginContext } from './plugin-context.ts';
import type { DeliveryPage, DeliveryQuery, UndeliveredDeliveries } from '../events/outbox/index.ts';

/** The options of a durable listener. */
export interface DurableOptions {
  /**
   * The name of the listener in kebab case. Its events are stored with the change under this name until they are delivered,
   * also across restarts. Another name means another listener.
   */
  readonly durable: string;
  /** Uids of the content types whose events it receives; all when absent. */
  readonly types?: readonly string[];
}

/** A listener without the type of its event. */
export interface EventListener extends Partial<DurableOptions> {
  readonly event: EventName;
  readonly run: (event: never, server: PluginContext) => unknown;
}

/**
 * Declares a listener: `on('entry.publish', ({ uid, id }, { logger }) => …)`. It runs after the commit. The listeners of a
 * plugin receive one event after the other; their errors are logged with the plugin's id.
 *
 * With `{ durable: 'send-mail' }`, the listener receives changes of entries and files at least once, also after a crash. A
 * failed event is retried six times within six and a half hours, then stored as abandoned. Events of one entry arrive in
 * order. Each call may take 30 seconds, and the listener must tolerate duplicates.
 */
export function on<Name extends RecordedEventName>(
  event: Name,
  run: (event: ServerEvents[Name], server: PluginContext) => unknown,
  options: DurableOptions,
): EventListener;
export function on<Name extends EventName>(
  event: Name,
  run: (event: ServerEvents[Name], server: PluginContext) => unknown,
): EventListener;
export function on(
  event: EventName,
  run: (event: never, server: PluginContext) => unknown,
  options: Partial<DurableOptions> = {},
): EventListener {
  return Object.freeze({ event, run, ...options });
}

/** The events that a durable listener has not received, or that were abandoned after the last attempt. */
export interface UndeliveredEvents extends Omit<UndeliveredDeliveries, 'receiver'> {
  readonly plugin: string;
  /** The name of the listener. */
  readonly listener: string;
}

/** The durable listeners of a running server. */
export interface DurableListeners {
  /** Returns the listeners with undelivered events, by plugin. */
  undelivered(): Promise<readonly UndeliveredEvents[]>;
  /**
   * Returns the events abandoned for a listener, newest first.
   * @throws AppError NOT_FOUND (404) for a plugin without durable listeners, PAGE_INVALID (400)
   */
  abandoned(plugin: string, listener: string, page: Omit<DeliveryQuery, 'state'>): Promise<DeliveryPage>;
  /**
   * Schedules abandoned events again: all, or the one with that id.
   * @returns the number of events
   * @throws AppError NOT_FOUND (404) for a plugin without durable listeners
   */
  retry(plugin: string, listener: string, id?: number): Promise<number>;
  /** Delivers all events that are due. */
  deliverDue(): Promise<void>;
}
