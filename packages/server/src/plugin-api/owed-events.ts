import type { DeliveryPage, DeliveryQuery, OwedDeliveries } from '../events/outbox/index.ts';

/** What a durable listener has not heard of yet, or never will. */
export interface OwedEvents extends Omit<OwedDeliveries, 'receiver'> {
  readonly plugin: string;
  /** The name of the listener. */
  readonly listener: string;
}

/** The durable listeners of a running server, for whoever looks at them. */
export interface DurableListeners {
  /** Those that are owed something, by plugin. */
  owed(): Promise<readonly OwedEvents[]>;
  /**
   * What a listener was told in vain, newest first.
   * @throws AppError NOT_FOUND (404) for a plugin without durable listeners, PAGE_INVALID (400)
   */
  givenUp(plugin: string, listener: string, page: Omit<DeliveryQuery, 'state'>): Promise<DeliveryPage>;
  /**
   * Tells a listener once more of what was given up: of everything, or of the event with that id. Answers of how much.
   * @throws AppError NOT_FOUND (404) for a plugin without durable listeners
   */
  retry(plugin: string, listener: string, id?: number): Promise<number>;
  /** Tells what is due, and resolves when nothing of it is left. */
  tellDue(): Promise<void>;
}
