import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueuedMessage, Mailer, MailTransport } from './mailer.ts';

/** Times in milliseconds. */
interface QueueTimes {
  /** A message is begun at a random moment within this time, so that no later request shows its cost. */
  readonly spread: number;
  /** Waits between the attempts at one message. */
  readonly retries: readonly number[];
}

const defaultTimes: QueueTimes = { spread: 400, retries: [2_000, 15_000, 60_000] };

/** Messages on their way at the same time; beyond that something is wrong that more mail makes worse. */
const maxQueued = 1000;

/** Whether the mail server understood and said no for good: asking again would not change its mind. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Ends the waits of all messages; how many there are, is bounded elsewhere. */
function createWaitController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Queues messages in front of a transport: composed later, sent with patience. */
export function createMailQueue(transport: MailTransport, times: QueueTimes = defaultTimes): Mailer {
  const open = new Set<Promise<void>>();
  let waits = createWaitController();

  async function pause(milliseconds: number): Promise<void> {
    await wait(milliseconds, undefined, { signal: waits.signal, ref: false }).catch(() => undefined);
  }

  async function deliver({ compose }: QueuedMessage): Promise<void> {
    await pause(randomInt(times.spread + 1));
    const message = await compose();
    if (message === null) return;
    for (const delay of times.retries) {
      try {
        await transport.send(message);
        return;
      } catch (error) {
        if (isRefusal(error)) throw error;
        await pause(delay);
      }
    }
    await transport.send(message);
  }

  async function flush(): Promise<void> {
    waits.abort();
    while (open.size > 0) await Promise.all(open);
    waits = createWaitController();
  }

  return {
    send: (message) => transport.send(message),
    queue(message) {
      if (open.size >= maxQueued) {
        message.onFailure(new Error('too much mail is waiting'));
        return;
      }
      const delivery = deliver(message)
        .catch(message.onFailure)
        .finally(() => open.delete(delivery));
      open.add(delivery);
    },
    flush,
    async close() {
      await flush();
      await transport.close();
    },
  };
}
