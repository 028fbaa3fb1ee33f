import type { Call } from '@admin/contract';
import type { webhooksEndpoints } from '../../../endpoints/webhooks.ts';
import type { WebhookRow } from '../records/webhook-record.ts';
import { webhookValues } from '../records/webhook-values.ts';
import { newSecret } from '../request/signature.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** A new webhook as it is sent. */
export type NewWebhookBody = Call<typeof webhooksEndpoints.createWebhook>['body'];

/** Adds a webhook, enabled, with a secret of its own. @throws AppError VALIDATION_FAILED (400) */
export async function createWebhook(context: WebhookContext, body: NewWebhookBody): Promise<WebhookRow> {
  const now = timestamp(context);
  return webhookTables(context.database)
    .insertInto('webhooks')
    .values({
      ...webhookValues(context, body, null),
      is_enabled: 1,
      secret: newSecret(),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
