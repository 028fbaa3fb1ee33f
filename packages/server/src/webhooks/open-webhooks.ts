import { webhookEvents } from '@admin/contract';
import type { ServerConfig } from '../config/index.ts';
import type { EventBus } from '../events/event-bus.ts';
import { entryEvents } from '../events/server-events.ts';
import { releaseLeases } from './delivery/release-leases.ts';
import { startDeliveryWorker, type DeliveryWorker } from './delivery/delivery-worker.ts';
import { receiversOf, recordEvents } from './outbox/record-events.ts';
import { webhookTables } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';
import { createWebhookService, type WebhookService } from './webhook-service.ts';

/** How long a receiver has for its answer, in milliseconds. */
const timeout = 10_000;

/** Webhooks at work. */
export interface OpenWebhooks {
  readonly service: WebhookService;
  /** Sends nothing more; resolves when the calls under way have ended. What waits is sent after the next start. */
  close(): Promise<void>;
}

/** Writes down with each change whom it is to be told, and wakes the worker once the change is stored. */
function listen(
  context: WebhookContext,
  events: Pick<EventBus, 'on' | 'beforeCommit'>,
  worker: DeliveryWorker,
): void {
  let bytes = 0;
  for (const name of entryEvents.filter((event) => webhookEvents.includes(event))) {
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

/** Begins to send what waits in the outbox. */
export async function openWebhooks(
  parts: Omit<WebhookContext, 'reach' | 'timeout'> & {
    readonly config: Pick<ServerConfig, 'webhooksAllowPrivate'>;
    readonly events: Pick<EventBus, 'on' | 'beforeCommit'>;
  },
): Promise<OpenWebhooks> {
  const { config, database, logger, callChain, events, now } = parts;
  await releaseLeases(database);
  const reach = config.webhooksAllowPrivate ? 'anywhere' : 'public';
  const context: WebhookContext = { database, logger, callChain, reach, timeout, now };
  const worker = startDeliveryWorker(context);
  listen(context, events, worker);
  return { service: createWebhookService(context, worker), close: () => worker.close() };
}
