import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/index.ts';
import { currentDepth } from '../event-context.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables, type DeliveryState, type OutboxDatabase } from './outbox-tables.ts';

/** Events of a bulk action that are stored by one statement. */
const atOnce = 20;

/** What happened to an entry or a file, as receivers are told of it. */
export interface OutboxMessage {
  readonly event: string;
  readonly uid: string;
  /** Of the entry or file. */
  readonly id: number;
  readonly payload: string;
}

/** Who is told, and whether they are at all. */
export interface Addressees {
  readonly receivers: readonly string[];
  /** Why nothing is sent: kept as given up from the beginning, where people see it. @default it is sent */
  readonly refusal?: string | null;
}

/** By which receivers know a message that comes twice. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}

/**
 * Puts messages in line for their receivers, in the transaction of the change itself: nothing is told that was not
 * stored, and nothing that was stored is forgotten.
 * @returns the bytes that were stored
 */
export async function storeMessages(
  context: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  transaction: DatabaseTransaction,
  messages: readonly OutboxMessage[],
  addressees: Addressees,
): Promise<number> {
  if (addressees.receivers.length === 0) return 0;
  const tables = outboxTables(transaction);
  let stored = 0;
  for (let first = 0; first < messages.length; first += atOnce) {
    stored += await storeSome(context, tables, messages.slice(first, first + atOnce), addressees);
  }
  return stored;
}

async function storeSome(
  { database, now, owner }: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  tables: OutboxDatabase,
  messages: readonly OutboxMessage[],
  { receivers, refusal = null }: Addressees,
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
  await sql`with told (receiver) as (values ${receiverRows})
    insert into outbox_deliveries
      (event_id, owner, receiver, subject, state, attempts, due_at, failure, created_at)
    select e.id, e.owner, t.receiver, e.uid || ':' || e.record_id, ${state}, 0, ${createdAt}, ${refusal}, ${createdAt}
    from outbox_events e cross join told t
    where ${database.dialect.inList(sql.ref('e.message_id'), ids, 'text')}
    order by e.id, t.receiver`.execute(tables);
  return rows.reduce((sum, { bytes }) => sum + bytes, 0);
}
