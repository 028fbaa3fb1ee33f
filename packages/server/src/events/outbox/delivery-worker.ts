import { claimDeliveries, releaseLeases, type DeliveryRow } from './claim-deliveries.ts';
import { deliver } from './deliver.ts';
import type { OutboxContext, OutboxReceiver } from './outbox-context.ts';
import { trimOutbox } from './trim-outbox.ts';

/** Milliseconds between two checks for due deliveries and expired leases. */
const pollInterval = 2000;

/** The outbox is trimmed after 16 MiB of new messages or ten minutes. */
const trimAfter = { bytes: 16 * 1024 * 1024, time: 10 * 60 * 1000 };

/** Delivers the messages of an outbox in the background. */
export interface DeliveryWorker {
  /** Checks for due deliveries after messages of `bytes` were stored. */
  wake(bytes?: number): void;
  /** Delivers all due messages; resolves when none is left. */
  drain(): Promise<void>;
  /** Starts no further deliveries; resolves when running ones have ended. The rest is delivered after the next start. */
  close(): Promise<void>;
}

/** Starts the delivery, first of messages that a crashed server left. */
export function startDeliveryWorker(context: OutboxContext): DeliveryWorker {
  const { concurrency, logger, owner } = context;
  const attempts = new Map<Promise<void>, string>();
  let check: Promise<void> | null = null;
  let isFirst = true;
  let isWakePending = false;
  let isClosing = false;
  let bytes = 0;
  let trimmedAt = -Infinity;

  function start(receiver: OutboxReceiver, delivery: DeliveryRow): void {
    const one = deliver(context, receiver, delivery)
      .catch((error: unknown) => {
        // The lease expires, and the delivery is attempted again.
        logger.error({ err: error, plugin: owner, deliveryId: delivery.id }, 'could not process a delivery');
      })
      .finally(() => {
        attempts.delete(one);
        wake();
      });
    attempts.set(one, receiver.key);
  }

  function freeFor(key: string): number {
    const own = [...attempts.values()].filter((other) => other === key).length;
    return Math.min(concurrency.each - own, concurrency.all - attempts.size);
  }

  async function trim(): Promise<void> {
    if (bytes < trimAfter.bytes && performance.now() - trimmedAt < trimAfter.time) return;
    bytes = 0;
    trimmedAt = performance.now();
    await trimOutbox(context);
  }

  async function checkOnce(): Promise<void> {
    if (isFirst) await releaseLeases(context);
    isFirst = false;
    await trim();
    for (const receiver of await context.receivers()) {
      if (isClosing) return;
      const free = freeFor(receiver.key);
      if (free <= 0) continue;
      for (const delivery of await claimDeliveries(context, receiver.key, free)) start(receiver, delivery);
    }
  }

  async function checkUntilQuiet(): Promise<void> {
    try {
      do {
        isWakePending = false;
        await checkOnce();
      } while (isWakePending && !isClosing);
    } catch (error) {
      logger.error({ err: error, plugin: owner }, `could not read the outbox of ${owner}`);
    } finally {
      check = null;
    }
  }

  function wake(stored = 0): void {
    bytes += stored;
    isWakePending = true;
    if (!isClosing) check ??= checkUntilQuiet();
  }

  const poll = setInterval(wake, pollInterval);
  poll.unref();
  wake();

  async function settled(): Promise<void> {
    while (check !== null || attempts.size > 0) await Promise.all([check, ...attempts.keys()]);
  }

  return {
    wake,
    async drain() {
      wake();
      await settled();
    },
    async close() {
      isClosing = true;
      clearInterval(poll);
      await settled();
    },
  };
}
