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
  CompiledQuery<Readonly<Record<'events' | 'content_types' | 'locales', string>> & { readonly id: number }>
>();

function receiversQuery(tables: WebhookDatabase) {
  const known = compiledQueries.get(tables);
  if (known) return known;
  const enabled = tables
    .selectFrom('webhooks')
    .select(['id', 'events', 'content_types', 'locales'])
    .where('is_enabled', '=', 1);
  const query = enabled.orderBy('id').compile();
  compiledQueries.set(tables, query);
  return query;
}

/** A webhook that receives an event, for some content types and locales only; empty lists mean all. */
export interface Receiver {
  readonly id: number;
  readonly contentTypes: readonly string[];
  readonly locales: readonly string[];
}

function listOf(json: string): readonly string[] {
  return JSON.parse(json) as readonly string[];
}

/** Returns the webhooks that currently receive the event. */
export async function receiversOf(
  tables: WebhookDatabase,
  event: WebhookEvent,
): Promise<readonly Receiver[]> {
  const { rows } = await tables.executeQuery(receiversQuery(tables));
  return rows
    .filter(({ events }) => listOf(events).includes(event))
    .map(({ id, content_types, locales }) => ({
      id,
      contentTypes: listOf(content_types),
      locales: listOf(locales),
    }));
}

/** Returns whether a webhook receives a change. Files, and entries without a locale, are in every locale. */
export function receives(
  { contentTypes, locales }: Pick<Receiver, 'contentTypes' | 'locales'>,
  change: EntryEvent | FileEvent,
): boolean {
  if ('file' in change) return true;
  const { uid, entry } = change;
  if (contentTypes.length > 0 && !contentTypes.includes(uid)) return false;
  const locale = entry['locale'];
  return locales.length === 0 || typeof locale !== 'string' || locales.includes(locale);
}

/** Returns the changes by the webhooks that receive them, in their order. */
function byReceivers(
  receivers: readonly Receiver[],
  changes: readonly (EntryEvent | FileEvent)[],
): readonly { readonly ids: readonly string[]; readonly changes: readonly (EntryEvent | FileEvent)[] }[] {
  const groups = new Map<string, { ids: string[]; changes: (EntryEvent | FileEvent)[] }>();
  for (const change of changes) {
    const ids = receivers.filter((receiver) => receives(receiver, change)).map(({ id }) => String(id));
    if (ids.length === 0) continue;
    const group = groups.get(ids.join()) ?? { ids, changes: [] };
    groups.set(ids.join(), group);
    group.changes.push(change);
  }
  return [...groups.values()];
}

/** Queues events of entries or files for every subscribed webhook, in the transaction of the change. */
export async function recordEvents(
  context: Pick<WebhookContext, 'outbox' | 'now'>,
  transaction: DatabaseTransaction,
  event: WebhookEvent,
  changes: readonly (EntryEvent | FileEvent)[],
): Promise<void> {
  const receivers = await receiversOf(webhookTables(transaction), event);
  if (receivers.length === 0) return;
  const createdAt = timestamp(context);
  const refusal = currentDepth() >= maxDepth ? cycleFailure : null;
  for (const { ids, changes: received } of byReceivers(receivers, changes)) {
    for (let first = 0; first < received.length; first += batchSize) {
      const messages = received.slice(first, first + batchSize).map((change) => ({
        event,
        uid: change.uid,
        id: change.id,
        payload: payloadOf(event, createdAt, change),
      }));
      await context.outbox.store(transaction, messages, { receivers: ids, refusal });
    }
  }
}
