import { entryEvents, fileEvents, type EventBus, type ServerServices } from '@admin/server';
import { webhookEvents } from '../../endpoints/webhooks.ts';
import { startDeliveryWorker, type DeliveryWorker } from './delivery/delivery-worker.ts';
import { receiversOf, recordEvents } from './outbox/record-events.ts';
import { webhookTables } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';
import { createWebhookService, type WebhookService } from './webhook-service.ts';
import { allowPrivate } from './webhook-variables.ts';

/** How long a receiver has for its answer, in milliseconds. */
const timeout = 10_000;

/** Writes down with each change whom it is to be told, and wakes the worker once the change is stored. */
function listen(
  context: WebhookContext,
  events: Pick<EventBus, 'on' | 'beforeCommit'>,
  worker: DeliveryWorker,
): void {
  let bytes = 0;
  for (const name of [...entryEvents, ...fileEvents].filter((event) => webhookEvents.includes(event))) {
    const wanted = async (): Promise<boolean> =>
      (await receiversOf(webhookTables(context.database), name)).length > 0;
    events.beforeCommit(
      name,
      async (changes, transaction) => {
        bytes += await recordEvents(context, webhookTables(transaction), name, changes);
      },
      { wanted },
    );
    events.on(
      name,
      () => {
        worker.wake(bytes);
        bytes = 0;
      },
      { wanted },
    );
  }
}

/** Begins to tell webhooks of changes, and to send what waits in the outbox. */
export function openWebhooks({
  database,
  logger,
  callChain,
  events,
  now,
  variable,
}: Pick<
  ServerServices,
  'database' | 'logger' | 'callChain' | 'events' | 'now' | 'variable'
>): WebhookService {
  const reach = variable(allowPrivate) ? 'anywhere' : 'public';
  const context: WebhookContext = { database, logger, callChain, reach, timeout, now };
  const worker = startDeliveryWorker(context);
  listen(context, events, worker);
  return createWebhookService(context, worker);
}
