import type { Database } from '../../database/index.ts';
import type { Logger } from '../../logger.ts';

/** What an outbox is kept with. */
export interface OutboxHost {
  readonly database: Database;
  readonly logger: Logger;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** One try to deliver a message. */
export interface DeliveryTry {
  readonly deliveryId: number;
  /** The same with each try and each replay. */
  readonly messageId: string;
  readonly event: string;
  /** How many calls of this server led to the event. */
  readonly depth: number;
  /** As it was stored. */
  readonly payload: string;
  /** 1 for the first. */
  readonly attempt: number;
  /** Whether it is given up when this one fails. */
  readonly isLast: boolean;
}

/** How a try ended. What is not delivered comes again until the last try. */
export interface DeliveryResult {
  readonly isDelivered: boolean;
  /** Why it failed, in words that those may read who look at the deliveries. */
  readonly failure?: string | null;
  /** What else is kept of the try, as JSON. */
  readonly detail?: string | null;
}

/** Somebody who is told. */
export interface OutboxReceiver {
  /** Names the receiver among those of its owner, for good: what is owed is found by it after the next start. */
  readonly key: string;
  /**
   * Delivers a message, within a time well below the lease of a minute. What it throws ends nothing: the lease does,
   * and then it is tried again.
   */
  deliver(attempt: DeliveryTry): Promise<DeliveryResult>;
}

/** Whose outbox it is, and who is told. */
export interface OutboxSpec {
  /** The id of the plugin that tells. */
  readonly owner: string;
  /** Those that are told at this moment. */
  readonly receivers: () => Promise<readonly OutboxReceiver[]>;
  /** Keys of all there are, those that are not told at this moment too: what is owed to others is forgotten. */
  readonly keys: () => Promise<readonly string[]>;
  /** Deliveries under way at the same time: to one receiver, and in all. */
  readonly atOnce: { readonly each: number; readonly all: number };
}

/** What the parts of an outbox work with. */
export interface OutboxContext extends OutboxHost, OutboxSpec {}

/** The current time as it is stored, or one so many milliseconds later. */
export function timestamp({ now }: Pick<OutboxHost, 'now'>, later = 0): string {
  return new Date(now() + later).toISOString();
}
