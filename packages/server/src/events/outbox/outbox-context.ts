import type { Database } from '../../database/index.ts';
import type { Logger } from '../../logger.ts';

/** The dependencies of an outbox. */
export interface OutboxHost {
  readonly database: Database;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A single delivery attempt. */
export interface DeliveryAttempt {
  readonly deliveryId: number;
  /** The same for every attempt and replay. */
  readonly messageId: string;
  readonly event: string;
  /** The number of outbound calls of this server that led to the event. */
  readonly depth: number;
  /** The stored message. */
  readonly payload: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** True if the delivery is abandoned when this attempt fails. */
  readonly isLast: boolean;
}

/** The result of an attempt. Undelivered messages are retried until the last attempt. */
export interface DeliveryResult {
  readonly isDelivered: boolean;
  /** The reason of a failure, shown in the list of deliveries. */
  readonly failure?: string | null;
  /** Further stored details of the attempt, as JSON. */
  readonly detail?: string | null;
}

/** A receiver of messages. */
export interface OutboxReceiver {
  /** A stable key, unique for the owner, by which stored deliveries are found after a restart. */
  readonly key: string;
  /**
   * Delivers a message, in less than the lease of one minute. After an error, the lease expires and the message is retried.
   */
  deliver(attempt: DeliveryAttempt): Promise<DeliveryResult>;
}

/** The owner and the receivers of an outbox. */
export interface OutboxSpec {
  /** The id of the plugin. */
  readonly owner: string;
  /** Returns the active receivers. */
  readonly receivers: () => Promise<readonly OutboxReceiver[]>;
  /** Returns the keys of all receivers, including inactive ones. Deliveries to others are deleted. */
  readonly keys: () => Promise<readonly string[]>;
  /** Concurrent deliveries, per receiver and in total. */
  readonly concurrency: { readonly each: number; readonly all: number };
}

/** The context of outbox operations. */
export interface OutboxContext extends OutboxHost, OutboxSpec {}

/** Returns the current time in its stored form, plus `later` milliseconds. */
export function timestamp({ now }: Pick<OutboxHost, 'now'>, later = 0): string {
  return new Date(now() + later).toISOString();
}
