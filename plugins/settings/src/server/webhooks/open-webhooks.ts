import {
  defineVariable,
  flagOf,
  entryEvents,
  fileEvents,
  type CallChain,
  type EventBus,
  type PluginContext,
} from '@admin/server';
import { webhookEvents } from '../../endpoints/webhooks.ts';
import { receiversOf, recordEvents } from './delivery/record-events.ts';
import { openWebhookOutbox } from './delivery/webhook-outbox.ts';
import { webhookTables } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';
import { createWebhookService, type WebhookService } from './webhook-service.ts';

/** Allows webhooks to call addresses of this machine and its network. */
export const allowPrivate = defineVariable({
  name: 'WEBHOOKS_ALLOW_PRIVATE',
  fallback: 'false',
  description: '`true` allows webhooks to call this machine and private networks.',
  expects: 'true or false',
  read: flagOf,
});

/** The response timeout, in milliseconds. */
const timeout = 10_000;

/** Queues the deliveries of each change, and wakes the outbox after the commit. */
function listen(context: WebhookContext, events: Pick<EventBus, 'on' | 'beforeCommit'>): void {
  for (const name of [...entryEvents, ...fileEvents].filter((event) => webhookEvents.includes(event))) {
    const wanted = async (): Promise<boolean> =>
      (await receiversOf(webhookTables(context.database), name)).length > 0;
    events.beforeCommit(name, (changes, transaction) => recordEvents(context, transaction, name, changes), {
      wanted,
    });
    events.on(name, () => context.outbox.wake(), { wanted });
  }
}

/** Starts to deliver events, including those that wait in the outbox. */
export function openWebhooks({
  database,
  logger,
  callChain,
  events,
  now,
  variable,
}: Pick<PluginContext, 'database' | 'logger' | 'events' | 'now' | 'variable'> & {
  readonly callChain: CallChain;
}): WebhookService {
  const reach = variable(allowPrivate) ? 'anywhere' : 'public';
  const calls = { database, logger, callChain, reach, timeout, now } as const;
  const context: WebhookContext = { ...calls, events, outbox: openWebhookOutbox(calls) };
  listen(context, events);
  return createWebhookService(context);
}
