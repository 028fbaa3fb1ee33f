import type { EventName, RecordedEventName, ServerEvents } from '../events/server-events.ts';
import type { PluginContext } from './plugin-context.ts';
import type { DeliveryPage, DeliveryQuery, UndeliveredDeliveries } from '../events/outbox/index.ts';

/** How a listener wants to be told. */
export interface DurableOptions {
  /**
   * What is owed to the listener is stored with the change, under this name in kebab case: until the listener is done with
   * it, and over the ends of servers. A listener by another name is another one.
   */
  readonly durable: string;
  /** Uids of the types of the entries or files that it hears of; all when absent. */
  readonly types?: readonly string[];
}

/** A listener as a plugin lists it, the type of its event no longer known. */
export interface EventListener extends Partial<DurableOptions> {
  readonly event: EventName;
  readonly run: (event: never, server: PluginContext) => unknown;
}

/**
 * Hears of what happened once it is stored for good: `on('entry.publish', ({ uid, id }, { logger }) => …)`. Listeners
 * of a plugin hear one event after the other. What one throws is logged in the plugin's name, and costs nobody else
 * anything.
 *
 * With `{ durable: 'send-mail' }` it hears of changes of entries and files at least once, whatever becomes of the server
 * meanwhile: what it throws is tried again six times, within six and a half hours, and kept when it is given up. Of one
 * entry it hears in order. It has half a minute each time, and must do no harm when it hears of the same twice.
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
