import type { WebhookRow } from '../records/webhook-record.ts';
import { webhookValues, type WebhookBody } from '../records/webhook-values.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** Adds a webhook, enabled unless told otherwise. @throws AppError VALIDATION_FAILED (400) */
export async function createWebhook(context: WebhookContext, body: WebhookBody): Promise<WebhookRow> {
  const now = timestamp(context);
  return webhookTables(context.database)
    .insertInto('webhooks')
    .values({
      ...webhookValues(context, body),
      is_enabled: body.isEnabled === false ? 0 : 1,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
