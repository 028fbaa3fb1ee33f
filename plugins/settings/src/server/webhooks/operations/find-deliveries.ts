import { pageRequest, pagination } from '@admin/server';
import type { Pagination } from '@admin/content-model';
import { sql } from 'kysely';
import type { WebhookDelivery } from '../../../endpoints/webhooks.ts';
import { presentDelivery, type LoggedDelivery } from '../records/delivery-record.ts';
import { webhookTables, type DeliveryState } from '../tables.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/** What of the log of a webhook is asked for. */
export interface DeliveryQuery {
  readonly page?: number | string | undefined;
  readonly pageSize?: number | string | undefined;
  readonly state?: DeliveryState | undefined;
}

/** A page of the log of a webhook. */
export interface DeliveryPage {
  readonly results: WebhookDelivery[];
  readonly pagination: Pagination;
}

/** What was and is to be sent to a webhook, newest first. @throws AppError NOT_FOUND (404), PAGE_INVALID (400) */
export async function findDeliveries(
  { database }: Pick<WebhookContext, 'database'>,
  sentId: number | string,
  { state, ...asked }: DeliveryQuery,
): Promise<DeliveryPage> {
  const tables = webhookTables(database);
  const page = pageRequest(asked);
  const { id } = await findWebhook(tables, sentId);
  const where = sql`d.webhook_id = ${id} ${state === undefined ? sql`` : sql`and d.state = ${state}`}`;
  const [counted, found] = await Promise.all([
    sql<{
      total: number | string;
    }>`select count(*) as total from webhook_deliveries d where ${where}`.execute(tables),
    sql<LoggedDelivery>`select d.*, e.message_id, e.event, e.uid, e.entry_id
      from webhook_deliveries d join webhook_events e on e.id = d.event_id
      where ${where} order by d.id desc
      limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(tables),
  ]);
  return {
    results: found.rows.map(presentDelivery),
    pagination: pagination(page, Number(counted.rows[0]?.total ?? 0)),
  };
}
