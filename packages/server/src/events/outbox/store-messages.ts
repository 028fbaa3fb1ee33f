import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/index.ts';
import { currentDepth } from '../event-context.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables, type DeliveryState, type OutboxDatabase } from './outbox-tables.ts';

/** The number of events that one statement stores. */
const batchSize = 20;

/** A message about an event of an entry or a file. */
export interface OutboxMessage {
  readonly event: string;
  readonly uid: string;
  /** The id of the entry or file. */
  readonly id: number;
  readonly payload: string;
}

/** The receivers of messages, or why none is sent. */
export interface DeliveryTargets {
  readonly receivers: readonly string[];
  /** The reason not to send; the deliveries are stored as abandoned. @default null: they are sent */
  readonly refusal?: string | null;
}

/** Returns a new message id, by which receivers detect duplicates. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}

/**
 * Stores messages for their receivers in the transaction of the change, so that both are committed or neither.
 * @returns the stored bytes
 */
export async function storeMessages(
  context: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  transaction: DatabaseTransaction,
  messages: readonly OutboxMessage[],
  targets: DeliveryTargets,
): Promise<number> {
  if (targets.receivers.length === 0) return 0;
  const tables = outboxTables(transaction);
  let stored = 0;
  for (let first = 0; first < messages.length; first += batchSize) {
    stored += await storeBatch(context, tables, messages.slice(first, first + batchSize), targets);
  }
  return stored;
}

async function storeBatch(
  { database, now, owner }: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  tables: OutboxDatabase,
  messages: readonly OutboxMessage[],
  { receivers, refusal = null }: DeliveryTargets,
): Promise<number> {
  const createdAt = timestamp({ now });
  const depth = currentDepth();
  const rows = messages.map(({ event, uid, id, payload }) => {
    const bytes = Buffer.byteLength(payload);
    const of = { owner, event, uid, record_id: id };
    return { ...of, message_id: newMessageId(), depth, payload, bytes, created_at: createdAt };
  });
  await tables.insertInto('outbox_events').values(rows).execute();
  const state: DeliveryState = refusal === null ? 'waiting' : 'failed';
  const ids = rows.map(({ message_id: id }) => id);
  const receiverRows = sql.join(receivers.map((receiver) => sql`(${receiver})`));
  await sql`with addressed (receiver) as (values ${receiverRows})
    insert into outbox_deliveries
      (event_id, owner, receiver, subject, state, attempts, due_at, failure, created_at)
    select e.id, e.owner, a.receiver, e.uid || ':' || e.record_id, ${state}, 0, ${createdAt}, ${refusal}, ${createdAt}
    from outbox_events e cross join addressed a
    where ${database.dialect.inList(sql.ref('e.message_id'), ids, 'text')}
    order by e.id, a.receiver`.execute(tables);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}
