import { findEnabledWebhooks } from '../operations/find-webhooks.ts';
import { trimOutbox } from '../outbox/trim-outbox.ts';
import type { WebhookRow } from '../records/webhook-record.ts';
import { webhookTables } from '../tables.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { claimDeliveries, type DeliveryRow } from './claim-deliveries.ts';
import { deliver } from './deliver.ts';

/** Calls under way at the same time: to one webhook, and in all, so that one that hangs does not hold up the rest. */
const limits = { each: 5, all: 20 };

/** How often to look for what became due, and for what a dead server left behind, in milliseconds. */
const pollTime = 2000;

/** The outbox is trimmed when so much was stored since, and every so often. */
const trimAfter = { bytes: 16 * 1024 * 1024, time: 10 * 60 * 1000 };

/** Sends what is in the outbox, beside everything else that the server does. */
export interface DeliveryWorker {
  /** Something was put into the outbox, of so many bytes. */
  wake(bytes?: number): void;
  /** Looks at once, and resolves when nothing that is due is left. */
  drain(): Promise<void>;
  /** Begins nothing more; resolves when the calls under way have ended. What waits is sent after the next start. */
  close(): Promise<void>;
}

/** Starts to send. */
export function startDeliveryWorker(context: WebhookContext): DeliveryWorker {
  const { logger } = context;
  const calls = new Map<Promise<void>, number>();
  let look: Promise<void> | null = null;
  let isAskedAgain = false;
  let isClosing = false;
  let bytes = 0;
  let trimmedAt = -Infinity;

  function start(webhook: WebhookRow, delivery: DeliveryRow): void {
    const call = deliver(context, webhook, delivery)
      .catch((error: unknown) => {
        // Its lease ends by itself, and somebody tries again.
        logger.error({ err: error, deliveryId: delivery.id }, 'the end of a webhook call was not stored');
      })
      .finally(() => {
        calls.delete(call);
        wake();
      });
    calls.set(call, webhook.id);
  }

  function freeFor(webhookId: number): number {
    const own = [...calls.values()].filter((id) => id === webhookId).length;
    return Math.min(limits.each - own, limits.all - calls.size);
  }

  async function trim(): Promise<void> {
    if (bytes < trimAfter.bytes && performance.now() - trimmedAt < trimAfter.time) return;
    bytes = 0;
    trimmedAt = performance.now();
    await trimOutbox(context);
  }

  async function lookOnce(): Promise<void> {
    await trim();
    for (const webhook of await findEnabledWebhooks(webhookTables(context.database))) {
      if (isClosing) return;
      const free = freeFor(webhook.id);
      if (free <= 0) continue;
      for (const delivery of await claimDeliveries(context, webhook.id, free)) start(webhook, delivery);
    }
  }

  async function lookUntilQuiet(): Promise<void> {
    try {
      do {
        isAskedAgain = false;
        await lookOnce();
      } while (isAskedAgain && !isClosing);
    } catch (error) {
      logger.error({ err: error }, 'the outbox of webhooks could not be read');
    } finally {
      look = null;
    }
  }

  function wake(stored = 0): void {
    bytes += stored;
    isAskedAgain = true;
    if (!isClosing) look ??= lookUntilQuiet();
  }

  const poll = setInterval(wake, pollTime);
  poll.unref();
  wake();

  async function settled(): Promise<void> {
    while (look !== null || calls.size > 0) await Promise.all([look, ...calls.keys()]);
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
