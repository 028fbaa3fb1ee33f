import { type EntryEvent, type FileEvent, currentDepth, type DatabaseTransaction } from '@admin/server';
import type { CompiledQuery } from 'kysely';
import type { WebhookEvent } from '../../../endpoints/webhooks.ts';
import { webhookTables, type WebhookDatabase } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

/** The maximum size of a body that contains the entry, in bytes. */
export const maxPayload = 1024 * 1024;

/** Returns the payload of an event. An entry above the maximum size is only named: the receiver has to request it. */
export function payloadOf(event: WebhookEvent, createdAt: string, change: EntryEvent | FileEvent): string {
  // The metadata of files has a separate limit.
  if ('file' in change) return JSON.stringify({ event, createdAt, media: change.file });
  const { uid, id, entry } = change;
  // The model of `api::article.article` is `article`.
  const envelope = { event, createdAt, model: uid.split('.').at(-1) ?? uid, uid };
  const payload = JSON.stringify({ ...envelope, entry });
  if (Buffer.byteLength(payload) <= maxPayload) return payload;
  return JSON.stringify({ ...envelope, entry: { id }, entryOmitted: true });
}

/** Changes caused by this number of successive webhook requests are not delivered: a cycle would never end. */
const maxDepth = 1;

/** The reason of a delivery that failed before its first attempt. */
const cycleFailure = 'not sent: a webhook call of this server led to this change';

/** The number of events of a bulk action whose messages are in memory at the same time. */
const batchSize = 20;

/** Every change reads the subscribed webhooks, even if there are none: compiled once per database. */
const compiledQueries = new WeakMap<
  WebhookDatabase,
  CompiledQuery<{ readonly id: number; readonly events: string }>
>();

function receiversQuery(tables: WebhookDatabase) {
  const known = compiledQueries.get(tables);
  if (known) return known;
  const enabled = tables.selectFrom('webhooks').select(['id', 'events']).where('is_enabled', '=', 1);
  const query = enabled.orderBy('id').compile();
  compiledQueries.set(tables, query);
  return query;
}

/** Returns the ids of the webhooks that currently receive the event. */
export async function receiversOf(tables: WebhookDatabase, event: WebhookEvent): Promise<readonly number[]> {
  const { rows } = await tables.executeQuery(receiversQuery(tables));
  return rows
    .filter(({ events }) => (JSON.parse(events) as readonly string[]).includes(event))
    .map(({ id }) => id);
}

/** Queues events of entries or files for every subscribed webhook, in the transaction of the change. */
export async function recordEvents(
  context: Pick<WebhookContext, 'outbox' | 'now'>,
  transaction: DatabaseTransaction,
  event: WebhookEvent,
  changes: readonly (EntryEvent | FileEvent)[],
): Promise<void> {
  const receivers = (await receiversOf(webhookTables(transaction), event)).map(String);
  if (receivers.length === 0) return;
  const createdAt = timestamp(context);
  const refusal = currentDepth() >= maxDepth ? cycleFailure : null;
  for (let first = 0; first < changes.length; first += batchSize) {
    const messages = changes.slice(first, first + batchSize).map((change) => ({
      event,
      uid: change.uid,
      id: change.id,
      payload: payloadOf(event, createdAt, change),
    }));
    await context.outbox.store(transaction, messages, { receivers, refusal });
  }
}
