import type { DatabaseTransaction } from '../../database/index.ts';
import { countUndelivered, type UndeliveredDeliveries } from './find-deliveries.ts';
import { startDeliveryWorker } from './delivery-worker.ts';
import { findDeliveries, type DeliveryPage, type DeliveryQuery } from './find-deliveries.ts';
import type { OutboxHost, OutboxSpec } from './outbox-context.ts';
import { forgetReceivers, hasDelivery, replayDeliveries, type Replayed } from './replay-deliveries.ts';
import { storeMessages, type Addressees, type OutboxMessage } from './store-messages.ts';
import { trimOutbox, type OutboxLimits } from './trim-outbox.ts';

/**
 * What a plugin owes to receivers of its own: written down in the transaction of a change, delivered beside it at least
 * once, tried again when it fails, given up in the end. What happens to one entry is delivered to a receiver in its order.
 * Of several servers on one database one makes each delivery.
 */
export interface Outbox {
  /** Puts messages in line, in the transaction of the change that they tell of; `wake` once that is stored. */
  store(
    transaction: DatabaseTransaction,
    messages: readonly OutboxMessage[],
    addressees: Addressees,
  ): Promise<void>;
  /** Looks for what is due soon, and returns at once. */
  wake(): void;
  /** Looks at once, and resolves when nothing that is due is left. */
  drain(): Promise<void>;
  /** What was and is to be delivered to a receiver, newest first. @throws AppError PAGE_INVALID (400) */
  find(receiver: string, query: DeliveryQuery): Promise<DeliveryPage>;
  /** What receivers have not got; those that have got everything are not among them. */
  undelivered(): Promise<readonly UndeliveredDeliveries[]>;
  /** Whether there is a delivery of that id to the receiver. */
  has(receiver: string, id: number): Promise<boolean>;
  /** Puts deliveries in line again; answers how many. */
  replay(receiver: string, which: Replayed): Promise<number>;
  /** Forgets what is owed to receivers, in the transaction in which they go. */
  forget(receivers: readonly string[], transaction: DatabaseTransaction): Promise<void>;
  /** Forgets what is old, and the least of the rest when there is too much; happens by itself every ten minutes. */
  trim(limits?: OutboxLimits): Promise<void>;
  /** Begins nothing more; resolves when what is under way has ended. What waits is delivered after the next start. */
  close(): Promise<void>;
}

/** Opens the outbox of a plugin, and begins to deliver what waits in it. */
export function openOutbox({ database, logger, now }: OutboxHost, spec: OutboxSpec): Outbox {
  const context = { database, logger, now, ...spec };
  const worker = startDeliveryWorker(context);
  let stored = 0;
  return {
    async store(transaction, messages, addressees) {
      stored += await storeMessages(context, transaction, messages, addressees);
    },
    wake() {
      worker.wake(stored);
      stored = 0;
    },
    drain: () => worker.drain(),
    find: (receiver, query) => findDeliveries(context, receiver, query),
    undelivered: () => countUndelivered(context),
    has: (receiver, id) => hasDelivery(context, receiver, id),
    async replay(receiver, which) {
      const count = await replayDeliveries(context, receiver, which);
      if (count > 0) worker.wake();
      return count;
    },
    forget: (receivers, transaction) => forgetReceivers(context, receivers, transaction),
    trim: (limits) => trimOutbox(context, limits),
    close: () => worker.close(),
  };
}
