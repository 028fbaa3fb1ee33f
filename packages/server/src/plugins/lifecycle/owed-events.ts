import type { OwedDeliveries } from '../../events/outbox/index.ts';

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
  /** Tells a listener once more of everything that was given up; answers of how much. */
  retry(plugin: string, listener: string): Promise<number>;
  /** Tells what is due, and resolves when nothing of it is left. */
  tellDue(): Promise<void>;
}
