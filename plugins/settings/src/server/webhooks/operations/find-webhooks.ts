import { webhookId, webhookNotFound, type WebhookRow } from '../records/webhook-record.ts';
import type { WebhookDatabase } from '../tables.ts';

/** Returns every webhook, oldest first. */
export async function findWebhooks(tables: WebhookDatabase): Promise<readonly WebhookRow[]> {
  return tables.selectFrom('webhooks').selectAll().orderBy('id').execute();
}

/** Returns one webhook. @throws AppError NOT_FOUND (404) */
export async function findWebhook(tables: WebhookDatabase, sentId: number | string): Promise<WebhookRow> {
  const id = webhookId(sentId);
  if (id === null) throw webhookNotFound();
  const row = await tables.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw webhookNotFound();
  return row;
}

/** Returns the ids of all webhooks, which the outbox uses as receivers. */
export async function findWebhookKeys(tables: WebhookDatabase): Promise<readonly string[]> {
  const rows = await tables.selectFrom('webhooks').select('id').execute();
  return rows.map(({ id }) => String(id));
}

/** Returns the current state of the webhooks to call. */
export async function findEnabledWebhooks(tables: WebhookDatabase): Promise<readonly WebhookRow[]> {
  return tables.selectFrom('webhooks').selectAll().where('is_enabled', '=', 1).orderBy('id').execute();
}
