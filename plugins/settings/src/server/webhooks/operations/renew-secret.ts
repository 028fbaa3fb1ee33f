import { recordedWrite, type ChangeOrigin } from '@admin/server';
import { sql } from 'kysely';
import { webhookId, webhookNotFound } from '../records/webhook-record.ts';
import { newSecret } from '../request/event-request.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** The time during which requests are also signed with the previous secret, in milliseconds. */
const overlap = 24 * 60 * 60 * 1000;

/** Creates a new signing secret for a webhook. Only this response contains it. @throws AppError NOT_FOUND (404) */
export async function renewSecret(
  context: WebhookContext,
  sentId: number | string,
  origin: ChangeOrigin,
): Promise<string> {
  const id = webhookId(sentId);
  const secret = newSecret();
  if (id === null) throw webhookNotFound();
  await recordedWrite(context, async (source) => {
    const tables = webhookTables(source);
    const renewed = await tables
      .updateTable('webhooks')
      .set({
        secret,
        previous_secret: sql.ref('secret'),
        previous_until: timestamp(context, overlap),
        updated_at: timestamp(context),
      })
      .where('id', '=', id)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (!renewed) throw webhookNotFound();
    await context.events.recordChange(tables, () => ({
      action: 'webhook.renew-secret',
      entity: { type: 'webhook', id, label: renewed.name },
      origin,
      secrets: ['secret'],
    }));
  });
  return secret;
}
