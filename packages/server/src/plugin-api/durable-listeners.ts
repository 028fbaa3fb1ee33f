import type { DeliveryPage, DeliveryQuery, UndeliveredDeliveries } from '../events/outbox/index.ts';

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
