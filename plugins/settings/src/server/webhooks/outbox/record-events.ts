import { currentDepth, type EntryEvent, type FileEvent } from '@admin/server';
import { sql, type CompiledQuery } from 'kysely';
import type { WebhookEvent } from '../../../endpoints/webhooks.ts';
import type { DeliveryState, WebhookDatabase } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import { newMessageId, payloadOf } from './event-message.ts';

/** A change that so many webhook calls led to calls nobody any more: a circle would never end. */
const mostDepth = 1;

/** Events of a bulk action that are stored by one statement: their bodies are in memory meanwhile. */
const atOnce = 20;

/** Why a delivery was given up before it was tried. */
const circle = 'not sent: a webhook call of this server led to this change';

/** Every change asks which webhooks listen, those of a database without webhooks too: compiled once for each. */
const questions = new WeakMap<
  WebhookDatabase,
  CompiledQuery<{ readonly id: number; readonly events: string }>
>();

function questionFor(tables: WebhookDatabase) {
  const known = questions.get(tables);
  if (known) return known;
  const made = tables.selectFrom('webhooks').select(['id', 'events']).where('is_enabled', '=', 1);
  const question = made.orderBy('id').compile();
  questions.set(tables, question);
  return question;
}

/** Ids of the webhooks that are told of an event at this moment. */
export async function receiversOf(tables: WebhookDatabase, event: WebhookEvent): Promise<readonly number[]> {
  const { rows } = await tables.executeQuery(questionFor(tables));
  return rows
    .filter(({ events }) => (JSON.parse(events) as readonly string[]).includes(event))
    .map(({ id }) => id);
}

/**
 * Puts what happened to entries or files in line for every webhook that listens, in the transaction of the change itself:
 * nothing is told that was not stored, and nothing that was stored is forgotten.
 * @returns the bytes that were stored
 */
export async function recordEvents(
  context: Pick<WebhookContext, 'database' | 'now'>,
  tables: WebhookDatabase,
  event: WebhookEvent,
  changes: readonly (EntryEvent | FileEvent)[],
): Promise<number> {
  const receivers = await receiversOf(tables, event);
  if (receivers.length === 0) return 0;
  let stored = 0;
  for (let first = 0; first < changes.length; first += atOnce) {
    const some = { event, changes: changes.slice(first, first + atOnce) };
    stored += await store(context, tables, some, receivers);
  }
  return stored;
}

async function store(
  { database, now }: Pick<WebhookContext, 'database' | 'now'>,
  tables: WebhookDatabase,
  { event, changes }: { readonly event: WebhookEvent; readonly changes: readonly (EntryEvent | FileEvent)[] },
  receivers: readonly number[],
): Promise<number> {
  const createdAt = timestamp({ now });
  const depth = currentDepth();
  const rows = changes.map((change) => {
    const payload = payloadOf(event, createdAt, change);
    const bytes = Buffer.byteLength(payload);
    const of = { event, uid: change.uid, entry_id: change.id };
    return { ...of, message_id: newMessageId(), depth, payload, bytes, created_at: createdAt };
  });
  await tables.insertInto('webhook_events').values(rows).execute();
  const isCircle = depth >= mostDepth;
  const state: DeliveryState = isCircle ? 'failed' : 'waiting';
  const ids = rows.map(({ message_id: id }) => id);
  const { dialect } = database;
  await sql`insert into webhook_deliveries
      (event_id, webhook_id, subject, state, attempts, due_at, failure, created_at)
    select e.id, w.id, e.uid || ':' || e.entry_id, ${state}, 0, ${createdAt}, ${isCircle ? circle : null}, ${createdAt}
    from webhook_events e cross join webhooks w
    where ${dialect.inList(sql.ref('e.message_id'), ids, 'text')} and ${dialect.inList(sql.ref('w.id'), receivers)}
    order by e.id, w.id`.execute(tables);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}
