import type { DeliveryQuery } from '@admin/server';
import type { Pagination } from '@admin/content-model';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import { presentDelivery } from '../records/delivery-record.ts';
import { webhookTables } from '../tables.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/** A page of the log of a webhook. */
export interface DeliveryLog {
  readonly results: WebhookDelivery[];
  readonly pagination: Pagination;
}

/** What was and is to be sent to a webhook, newest first. @throws AppError NOT_FOUND (404), PAGE_INVALID (400) */
export async function findDeliveries(
  { database, outbox }: Pick<WebhookContext, 'database' | 'outbox'>,
  sentId: number | string,
  query: DeliveryQuery,
): Promise<DeliveryLog> {
  const { id } = await findWebhook(webhookTables(database), sentId);
  const { results, pagination } = await outbox.find(String(id), query);
  return { results: results.map(presentDelivery), pagination };
}
