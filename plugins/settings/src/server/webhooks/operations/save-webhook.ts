import type { Call } from '@admin/contract';
import { recordedWrite, type ChangeOrigin } from '@admin/server';
import { sql } from 'kysely';
import type { webhooksEndpoints } from '../../../endpoints/webhooks.ts';
import {
  type WebhookRow,
  headersOf,
  webhookChange,
  webhookId,
  webhookNotFound,
} from '../records/webhook-record.ts';
import { webhookValues, type WebhookBody } from '../records/webhook-values.ts';
import { newSecret } from '../request/event-request.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** A new webhook, as in a request. */
export type NewWebhookBody = Call<typeof webhooksEndpoints.createWebhook>['body'];

/** Creates an enabled webhook with a signing secret. @throws AppError VALIDATION_FAILED (400) */
export async function createWebhook(
  context: WebhookContext,
  body: NewWebhookBody,
  origin: ChangeOrigin,
): Promise<WebhookRow> {
  const now = timestamp(context);
  const values = {
    ...webhookValues(context, body, null),
    is_enabled: 1,
    secret: newSecret(),
    created_at: now,
    updated_at: now,
  };
  return recordedWrite(context, async (source) => {
    const tables = webhookTables(source);
    const after = await tables.insertInto('webhooks').values(values).returningAll().executeTakeFirstOrThrow();
    await context.events.recordChange(tables, () => webhookChange({ after }, origin));
    return after;
  });
}

/** Replaces a webhook. @throws AppError VALIDATION_FAILED (400), NOT_FOUND (404) */
export async function updateWebhook(
  context: WebhookContext,
  sentId: number | string,
  body: WebhookBody,
  origin: ChangeOrigin,
): Promise<WebhookRow> {
  const id = webhookId(sentId);
  if (id === null) throw webhookNotFound();
  const { isEnabled } = body;
  return context.database.transaction(async (transaction) => {
    const tables = webhookTables(transaction);
    const stored = await tables
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', id)
      .modifyEnd(sql`${context.database.dialect.forUpdate}`)
      .executeTakeFirst();
    if (stored === undefined) throw webhookNotFound();
    const before = { url: stored.url, headers: headersOf(stored) };
    const after = await tables
      .updateTable('webhooks')
      .set({
        ...webhookValues(context, body, before),
        ...(isEnabled === undefined ? {} : { is_enabled: isEnabled ? 1 : 0 }),
        updated_at: timestamp(context),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await context.events.recordChange(tables, () => webhookChange({ before: stored, after }, origin));
    return after;
  });
}
