import { claimDeliveries, releaseLeases, type DeliveryRow } from './claim-deliveries.ts';
import { deliver } from './deliver.ts';
import type { OutboxContext, OutboxReceiver } from './outbox-context.ts';
import { trimOutbox } from './trim-outbox.ts';

/** How often to look for what became due, and for what a dead server left behind, in milliseconds. */
const pollTime = 2000;

/** The outbox is trimmed when so much was stored since, and every so often. */
const trimAfter = { bytes: 16 * 1024 * 1024, time: 10 * 60 * 1000 };

/** Delivers what is in an outbox, beside everything else that the server does. */
export interface DeliveryWorker {
  /** Something was put into the outbox, of so many bytes. */
  wake(bytes?: number): void;
  /** Looks at once, and resolves when nothing that is due is left. */
  drain(): Promise<void>;
  /** Begins nothing more; resolves when the tries under way have ended. What waits is delivered after the next start. */
  close(): Promise<void>;
}

/** Starts to deliver, what a server that was killed left behind first of all. */
export function startDeliveryWorker(context: OutboxContext): DeliveryWorker {
  const { atOnce, logger, owner } = context;
  const tries = new Map<Promise<void>, string>();
  let look: Promise<void> | null = null;
  let isFirst = true;
  let isWakePending = false;
  let isClosing = false;
  let bytes = 0;
  let trimmedAt = -Infinity;

  function start(receiver: OutboxReceiver, delivery: DeliveryRow): void {
    const one = deliver(context, receiver, delivery)
      .catch((error: unknown) => {
        // Its lease ends by itself, and somebody tries again.
        logger.error({ err: error, plugin: owner, deliveryId: delivery.id }, 'could not process a delivery');
      })
      .finally(() => {
        tries.delete(one);
        wake();
      });
    tries.set(one, receiver.key);
  }

  function freeFor(key: string): number {
    const own = [...tries.values()].filter((other) => other === key).length;
    return Math.min(atOnce.each - own, atOnce.all - tries.size);
  }

  async function trim(): Promise<void> {
    if (bytes < trimAfter.bytes && performance.now() - trimmedAt < trimAfter.time) return;
    bytes = 0;
    trimmedAt = performance.now();
    await trimOutbox(context);
  }

  async function lookOnce(): Promise<void> {
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

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        isWakePending = false;
        await lookOnce();
      } while (isWakePending && !isClosing);
    } catch (error) {
      logger.error({ err: error, plugin: owner }, `could not read the outbox of ${owner}`);
    } finally {
      look = null;
    }
  }

  function wake(stored = 0): void {
    bytes += stored;
    isWakePending = true;
    if (!isClosing) look ??= lookUntilQuiet();
  }

  const poll = setInterval(wake, pollTime);
  poll.unref();
  wake();

  async function settled(): Promise<void> {
    while (look !== null || tries.size > 0) await Promise.all([look, ...tries.keys()]);
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
