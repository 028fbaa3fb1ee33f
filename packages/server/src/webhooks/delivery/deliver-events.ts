import { webhookEvents, type Webhook, type WebhookEvent } from '@admin/contract';
import type { EventBus } from '../../events/event-bus.ts';
import { entryEvents, type EntryEvent } from '../../events/server-events.ts';
import { findEnabledWebhooks } from '../operations/find-webhooks.ts';
import { presentWebhook } from '../records/webhook-record.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import { postToWebhook, type WebhookMessage } from './post-to-webhook.ts';
import { createWorkQueue, type WorkQueue } from './work-queue.ts';

/** At most this many calls are under way, and this many more wait for their turn. */
const limits = { running: 5, waiting: 10_000 };

/** Receivers of an event at this moment. */
async function receiversOf(context: WebhookContext, event: WebhookEvent): Promise<readonly Webhook[]> {
  const rows = await findEnabledWebhooks(webhookTables(context.database));
  return rows.map(presentWebhook).filter(({ events }) => events.includes(event));
}

/** `api::article.article` is the model `article`. */
function messageOf(event: WebhookEvent, createdAt: string, { uid, entry }: EntryEvent): WebhookMessage {
  return { event, createdAt, model: uid.split('.').at(-1) ?? uid, uid, entry };
}

async function deliver(context: WebhookContext, webhook: Webhook, message: WebhookMessage): Promise<void> {
  const result = await postToWebhook(webhook, message, context);
  const detail = { webhookId: webhook.id, webhookEvent: message.event };
  if ('failure' in result) context.logger.warn({ ...detail, reason: result.failure }, 'a webhook failed');
  else if (result.statusCode >= 300) {
    context.logger.warn({ ...detail, statusCode: result.statusCode }, 'a webhook refused an event');
  } else context.logger.debug({ ...detail, statusCode: result.statusCode }, 'a webhook was called');
}

async function enqueue(context: WebhookContext, queue: WorkQueue, message: WebhookMessage): Promise<void> {
  try {
    for (const webhook of await receiversOf(context, message.event as WebhookEvent)) {
      if (queue.add(() => deliver(context, webhook, message))) continue;
      const detail = { webhookId: webhook.id, webhookEvent: message.event };
      context.logger.warn(detail, 'an event was not delivered: too many wait, or the server stops');
    }
  } catch (error) {
    context.logger.error({ err: error, webhookEvent: message.event }, 'webhooks could not be read');
  }
}

/**
 * Calls webhooks for what happens to entries, beside the requests that do it.
 * @returns a function that ends this: resolves when what happened until then is delivered or has failed
 */
export function deliverEvents(context: WebhookContext, events: Pick<EventBus, 'on'>): () => Promise<void> {
  const queue = createWorkQueue(limits);
  const reading = new Set<Promise<void>>();
  const endings = entryEvents
    .filter((name) => webhookEvents.includes(name))
    .map((name) =>
      events.on(
        name,
        (event) => {
          const work = enqueue(context, queue, messageOf(name, timestamp(context), event));
          reading.add(work);
          void work.finally(() => reading.delete(work));
        },
        { wanted: async () => (await receiversOf(context, name)).length > 0 },
      ),
    );
  return async () => {
    for (const end of endings) end();
    await Promise.all(reading);
    const count = await queue.close(context.timeout);
    if (count > 0) context.logger.warn({ count }, 'events were not delivered: the server stops');
  };
}
