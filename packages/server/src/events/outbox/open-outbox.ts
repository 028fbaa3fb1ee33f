import type { DatabaseTransaction } from '../../database/index.ts';
import { countUndelivered, type UndeliveredDeliveries } from './find-deliveries.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { findDeliveries, type DeliveryPage, type DeliveryQuery } from './find-deliveries.ts';
import type { OutboxHost, OutboxSpec } from './outbox-context.ts';
import { forgetReceivers, hasDelivery, replayDeliveries, type ReplaySelection } from './replay-deliveries.ts';
import { storeMessages, type DeliveryTargets, type OutboxMessage } from './store-messages.ts';
import { trimOutbox, type OutboxLimits } from './trim-outbox.ts';

/**
 * The outbox of a plugin: messages are stored in the transaction of a change and delivered at least once in the background.
 * Failed deliveries are retried, then abandoned. A receiver gets the messages about one entry in order. Several servers on
 * one database share the deliveries.
 */
export interface Outbox {
  /** Stores messages in the transaction of their change; call `wake` after the commit. */
  store(
    transaction: DatabaseTransaction,
    messages: readonly OutboxMessage[],
    targets: DeliveryTargets,
  ): Promise<void>;
  /** Schedules a check for due deliveries. */
  wake(): void;
  /** Delivers all due messages; resolves when none is left. */
  drain(): Promise<void>;
  /** Lists the deliveries to a receiver, newest first. @throws AppError PAGE_INVALID (400) */
  find(receiver: string, query: DeliveryQuery): Promise<DeliveryPage>;
  /** Counts undelivered messages by receiver; receivers without any are left out. */
  undelivered(): Promise<readonly UndeliveredDeliveries[]>;
  /** Returns whether a receiver has a delivery with that id. */
  has(receiver: string, id: number): Promise<boolean>;
  /** Schedules deliveries again; returns their number. */
  replay(receiver: string, selection: ReplaySelection): Promise<number>;
  /** Deletes the deliveries of receivers, in the transaction that deletes the receivers. */
  forget(receivers: readonly string[], transaction: DatabaseTransaction): Promise<void>;
  /** Deletes old deliveries, and further ones above the limits. Runs automatically every ten minutes. */
  trim(limits?: OutboxLimits): Promise<void>;
  /** Starts no further deliveries; resolves when running ones have ended. The rest is delivered after the next start. */
  close(): Promise<void>;
}

/** Opens the outbox of a plugin and starts its delivery. */
export function openOutbox({ database, logger, now }: OutboxHost, spec: OutboxSpec): Outbox {
  const context = { database, logger, now, ...spec };
  const worker = startDeliveryWorker(context);
  let stored = 0;
  return {
    async store(transaction, messages, targets) {
      stored += await storeMessages(context, transaction, messages, targets);
    },
    wake() {
      worker.wake(stored);
      stored = 0;
    },
    drain: () => worker.drain(),
    find: (receiver, query) => findDeliveries(context, receiver, query),
    undelivered: () => countUndelivered(context),
    has: (receiver, id) => hasDelivery(context, receiver, id),
    async replay(receiver, selection) {
      const count = await replayDeliveries(context, receiver, selection);
      if (count > 0) worker.wake();
      return count;
    },
    forget: (receivers, transaction) => forgetReceivers(context, receivers, transaction),
    trim: (limits) => trimOutbox(context, limits),
    close: () => worker.close(),
  };
}
