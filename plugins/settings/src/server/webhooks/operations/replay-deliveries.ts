import { notFound, refused } from '@admin/server';
import { sql, type RawBuilder } from 'kysely';
import { webhookId, type WebhookRow } from '../records/webhook-record.ts';
import { webhookTables, type WebhookDatabase } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/**
 * Puts deliveries in line again, from their first try on. What is being sent at this moment is left alone.
 * @returns how many
 */
async function replay(
  { database, now }: Pick<WebhookContext, 'database' | 'now'>,
  which: RawBuilder<boolean>,
): Promise<number> {
  const moment = timestamp({ now });
  const { rows } = await sql<{ readonly id: number }>`
    update webhook_deliveries set state = 'waiting', attempts = 0, due_at = ${moment},
      lease = null, leased_until = null
    where ${which} and (leased_until is null or leased_until <= ${moment})
    returning id`.execute(database.kysely);
  return rows.length;
}

/** Nothing is sent while the webhook is switched off, whatever is put in line. */
async function findSending(tables: WebhookDatabase, sentId: number | string): Promise<WebhookRow> {
  const webhook = await findWebhook(tables, sentId);
  if (webhook.is_enabled === 1) return webhook;
  throw refused('WEBHOOK_DISABLED', 'This webhook is switched off. Switch it on, then send again.');
}

/** Sends one delivery once more, however it ended. @throws AppError NOT_FOUND (404), WEBHOOK_DISABLED (400) */
export async function replayDelivery(
  context: Pick<WebhookContext, 'database' | 'now'>,
  sentId: number | string,
  sentDelivery: number | string,
): Promise<void> {
  const tables = webhookTables(context.database);
  const { id } = await findSending(tables, sentId);
  const deliveryId = webhookId(sentDelivery) ?? 0;
  const stored = await tables
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('id', '=', deliveryId)
    .where('webhook_id', '=', id)
    .executeTakeFirst();
  if (stored === undefined) throw notFound('delivery.notFound');
  await replay(context, sql`id = ${deliveryId}`);
}

/** Sends everything once more that was given up. @throws AppError NOT_FOUND (404), WEBHOOK_DISABLED (400) @returns how many */
export async function replayFailed(
  context: Pick<WebhookContext, 'database' | 'now'>,
  sentId: number | string,
): Promise<number> {
  const { id } = await findSending(webhookTables(context.database), sentId);
  return replay(context, sql`webhook_id = ${id} and state = 'failed'`);
}
