import type { EventName, ServerEvents } from '../../events/server-events.ts';
import type { ServerServices } from '../../services.ts';

/** A listener as a plugin lists it, the type of its event no longer known. */
export interface EventListener {
  readonly event: EventName;
  readonly run: (event: never, server: ServerServices) => unknown;
}

/**
 * Hears of what happened once it is stored for good: `on('entry.publish', ({ uid, id }, { logger }) => …)`. Listeners
 * of a plugin hear one event after the other. What one throws is logged in the plugin's name, and costs nobody else
 * anything.
 */
export function on<Name extends EventName>(
  event: Name,
  run: (event: ServerEvents[Name], server: ServerServices) => unknown,
): EventListener {
  return Object.freeze({ event, run });
}
