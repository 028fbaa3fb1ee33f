import { AppError, type ChangeOrigin } from '@admin/server';
import { webhookChange, webhookId, webhookNotFound, type WebhookRow } from '../records/webhook-record.ts';
import { webhookTables } from '../tables.ts';
import type { WebhookContext } from '../webhook-context.ts';

const maxIds = 1000;

type DeletingContext = Pick<WebhookContext, 'database' | 'events' | 'outbox'>;

/** Deletes a webhook and returns it. @throws AppError NOT_FOUND (404) */
export async function deleteWebhook(
  context: DeletingContext,
  sentId: number | string,
  origin: ChangeOrigin,
): Promise<WebhookRow> {
  const id = webhookId(sentId);
  const [row] = id === null ? [] : await remove(context, [id], origin);
  if (row === undefined) throw webhookNotFound();
  return row;
}

/**
 * Deletes several webhooks; missing ones are skipped.
 * @throws AppError IDS_INVALID (400)
 * @returns the ids of the deleted webhooks
 */
export async function deleteWebhooks(
  context: DeletingContext,
  sentIds: unknown,
  origin: ChangeOrigin,
): Promise<number[]> {
  const sent: readonly unknown[] = Array.isArray(sentIds) ? sentIds : [];
  const ids = sent.map(webhookId).filter((id) => id !== null);
  if (ids.length === 0 || ids.length < sent.length || ids.length > maxIds) {
    const message = 'ids must be an array of id';
    throw new AppError({ name: 'BadRequestError', status: 400, code: 'IDS_INVALID', message });
  }
  const deleted = await remove(context, ids, origin);
  return deleted.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** Deletes webhooks and their pending and past deliveries. */
async function remove(
  { database, events, outbox }: DeletingContext,
  ids: readonly number[],
  origin: ChangeOrigin,
): Promise<readonly WebhookRow[]> {
  return database.transaction(async (transaction) => {
    const tables = webhookTables(transaction);
    await outbox.forget(ids.map(String), transaction);
    const deleted = await tables.deleteFrom('webhooks').where('id', 'in', ids).returningAll().execute();
    await events.recordChange(tables, () => deleted.map((before) => webhookChange({ before }, origin)));
    return deleted;
  });
}
