import { sql } from 'kysely';
import { webhookId, webhookNotFound } from '../records/webhook-record.ts';
import { newSecret } from '../request/event-request.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** The time during which requests are also signed with the previous secret, in milliseconds. */
const overlap = 24 * 60 * 60 * 1000;

/** Creates a new signing secret for a webhook. Only this response contains it. @throws AppError NOT_FOUND (404) */
export async function renewSecret(context: WebhookContext, sentId: number | string): Promise<string> {
  const id = webhookId(sentId);
  const secret = newSecret();
  const renewed =
    id !== null &&
    (await webhookTables(context.database)
      .updateTable('webhooks')
      .set({
        secret,
        previous_secret: sql.ref('secret'),
        previous_until: timestamp(context, overlap),
        updated_at: timestamp(context),
      })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst());
  if (!renewed) throw webhookNotFound();
  return secret;
}
