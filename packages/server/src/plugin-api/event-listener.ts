import type { EventName, RecordedEventName, ServerEvents } from '../events/server-events.ts';
import type { PluginContext } from './plugin-context.ts';

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
