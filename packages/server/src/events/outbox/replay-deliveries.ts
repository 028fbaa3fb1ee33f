import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/index.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables } from './outbox-tables.ts';

/** Which deliveries to a receiver are put in line again: one, however it ended or while it is given up, or all that were given up. */
export type Replayed = { readonly id: number; readonly state?: 'failed' } | { readonly state: 'failed' };

/** Whether there is a delivery of that id to the receiver. */
export async function hasDelivery(
  { database, owner }: Pick<OutboxContext, 'database' | 'owner'>,
  receiver: string,
  id: number,
): Promise<boolean> {
  const stored = await outboxTables(database)
    .selectFrom('outbox_deliveries')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('receiver', '=', receiver)
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Puts deliveries in line again, from their first try on. What is being delivered at this moment is left alone.
 * @returns how many
 */
export async function replayDeliveries(
  { database, now, owner }: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  receiver: string,
  which: Replayed,
): Promise<number> {
  const moment = timestamp({ now });
  const ofState = which.state === undefined ? sql`` : sql`and state = ${which.state}`;
  const ofId = 'id' in which ? sql`and id = ${which.id}` : sql``;
  const { rows } = await sql<{ readonly id: number }>`
    update outbox_deliveries set state = 'waiting', attempts = 0, due_at = ${moment},
      lease = null, leased_until = null
    where owner = ${owner} and receiver = ${receiver} ${ofState} ${ofId}
      and (leased_until is null or leased_until <= ${moment})
    returning id`.execute(database.kysely);
  return rows.length;
}

/** Forgets what is owed to receivers, in the transaction in which they go. */
export async function forgetReceivers(
  { database, owner }: Pick<OutboxContext, 'database' | 'owner'>,
  receivers: readonly string[],
  transaction: DatabaseTransaction,
): Promise<void> {
  const gone = database.dialect.inList(sql.ref('receiver'), receivers, 'text');
  await sql`delete from outbox_deliveries where owner = ${owner} and ${gone}`.execute(transaction.kysely);
}
