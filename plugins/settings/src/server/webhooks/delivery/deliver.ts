import { maskSecretsIn } from '../records/secret-headers.ts';
import { headersOf, type WebhookRow } from '../records/webhook-record.ts';
import { eventRequest, type StoredMessage } from '../request/event-request.ts';
import { postToWebhook, type PostResult } from '../request/post-to-webhook.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import type { DeliveryRow } from './claim-deliveries.ts';
import { mostAttempts, retryDelay } from './retry-schedule.ts';

async function messageOf(
  { database }: WebhookContext,
  { event_id: eventId }: DeliveryRow,
): Promise<StoredMessage | null> {
  const row = await webhookTables(database)
    .selectFrom('webhook_events')
    .select(['message_id', 'event', 'depth', 'payload'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { message_id: messageId, event, depth, payload } = row;
  return { messageId, event, depth, payload };
}

/** Whether the receiver took the message. */
function isTaken(result: PostResult): boolean {
  return 'statusCode' in result && result.statusCode >= 200 && result.statusCode < 300;
}

function log(
  { logger }: WebhookContext,
  delivery: DeliveryRow,
  event: string,
  { result, state }: { readonly result: PostResult; readonly state: string },
): void {
  const { webhook_id: webhookId, id: deliveryId, attempts } = delivery;
  const detail = { webhookId, deliveryId, webhookEvent: event, attempts, state };
  if ('failure' in result) logger.warn({ ...detail, reason: result.failure }, 'a webhook failed');
  else if (!isTaken(result)) {
    logger.warn({ ...detail, statusCode: result.statusCode }, 'a webhook refused an event');
  } else logger.debug({ ...detail, statusCode: result.statusCode }, 'a webhook was called');
}

/** What is stored of a try: that it arrived, when the next one is, or that there is none. */
function outcomeOf(context: WebhookContext, { attempts, due_at: dueAt }: DeliveryRow, result: PostResult) {
  if (isTaken(result)) return { state: 'delivered', due_at: dueAt } as const;
  const delay = retryDelay(attempts);
  if (delay === null) return { state: 'failed', due_at: dueAt } as const;
  return { state: 'waiting', due_at: timestamp(context, delay) } as const;
}

/** Sends what was claimed, and writes down how that ended unless somebody else took it over meanwhile. */
export async function deliver(
  context: WebhookContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<void> {
  const message = await messageOf(context, delivery);
  // It was dropped meanwhile, and its delivery with it.
  if (message === null) return;
  const headers = headersOf(webhook);
  const begun = performance.now();
  const request = eventRequest(context, webhook, message);
  const result =
    delivery.attempts > mostAttempts
      ? { failure: 'the server ended during every try' }
      : await postToWebhook({ url: webhook.url, headers }, request, context);
  const outcome = outcomeOf(context, delivery, result);
  const failed = 'failure' in result;
  await webhookTables(context.database)
    .updateTable('webhook_deliveries')
    .set({
      ...outcome,
      lease: null,
      leased_until: null,
      status_code: failed ? null : result.statusCode,
      duration: Math.round(performance.now() - begun),
      answer: failed ? null : maskSecretsIn(result.answer, headers),
      failure: failed ? result.failure : null,
      tried_at: timestamp(context),
    })
    .where('id', '=', delivery.id)
    .where('lease', '=', delivery.lease)
    .execute();
  log(context, delivery, message.event, { result, state: outcome.state });
}
