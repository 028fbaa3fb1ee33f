import { randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { QueuedMessage, Mailer, MailTransport } from './mailer.ts';

/** Times in milliseconds. */
interface QueueTimes {
  /** The maximum random delay before a message is composed, so that its cost does not show in a request. */
  readonly spread: number;
  /** Delays between the attempts. */
  readonly retries: readonly number[];
}

const defaultTimes: QueueTimes = { spread: 400, retries: [2_000, 15_000, 60_000] };

/** The maximum number of queued messages. */
const maxQueued = 1000;

/** Returns whether the mail server refused a message permanently (5xx). */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return typeof error.responseCode === 'number' && error.responseCode >= 500;
}

/** Creates the controller that ends all delays. The queue limits its listeners. */
function createWaitController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}

/** Creates a mailer that composes queued messages later and retries failed ones. */
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
        message.onFailure(new Error('the mail queue is full'));
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
