import type { Pagination } from '@admin/content-model';
import { type DeliveryQuery, notFound, refused } from '@admin/server';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import { presentDelivery, webhookId } from '../records/webhook-record.ts';
import { webhookTables } from '../tables.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/** Returns a page of the deliveries of a webhook. */
export interface DeliveryLog {
  readonly results: WebhookDelivery[];
  readonly pagination: Pagination;
}

/**
 * Returns the sent and pending deliveries of a webhook, newest first. @throws AppError NOT_FOUND (404), PAGE_INVALID
 * (400)
 */
export async function findDeliveries(
  { database, outbox }: Pick<WebhookContext, 'database' | 'outbox'>,
  sentId: number | string,
  query: DeliveryQuery,
): Promise<DeliveryLog> {
  const { id } = await findWebhook(webhookTables(database), sentId);
  const { results, pagination } = await outbox.find(String(id), query);
  return { results: results.map(presentDelivery), pagination };
}

type ReplayContext = Pick<WebhookContext, 'database' | 'outbox'>;

/**
 * Returns the receiver of a webhook in the outbox. A disabled webhook receives nothing, so nothing can be queued again.
 */
async function findSending({ database }: ReplayContext, sentId: number | string): Promise<string> {
  const webhook = await findWebhook(webhookTables(database), sentId);
  if (webhook.is_enabled === 1) return String(webhook.id);
  throw refused('WEBHOOK_DISABLED', 'This webhook is switched off. Switch it on, then send again.');
}

/** Sends one delivery again, in any state. @throws AppError NOT_FOUND (404), WEBHOOK_DISABLED (400) */
export async function replayDelivery(
  context: ReplayContext,
  sentId: number | string,
  sentDelivery: number | string,
): Promise<void> {
  const receiver = await findSending(context, sentId);
  const id = webhookId(sentDelivery) ?? 0;
  if (!(await context.outbox.has(receiver, id))) throw notFound('delivery.notFound');
  await context.outbox.replay(receiver, { id });
}

/** Sends all failed deliveries again. @throws AppError NOT_FOUND (404), WEBHOOK_DISABLED (400) @returns how many */
export async function replayFailed(context: ReplayContext, sentId: number | string): Promise<number> {
  return context.outbox.replay(await findSending(context, sentId), { state: 'failed' });
}
