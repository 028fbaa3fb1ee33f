import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../database/index.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables } from './outbox-tables.ts';

/** The deliveries to replay: one by id, optionally only if abandoned, or all abandoned ones. */
export type ReplaySelection =
  { readonly id: number; readonly state?: 'failed' } | { readonly state: 'failed' };

/** Returns whether a receiver has a delivery with that id. */
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
 * Schedules deliveries again, from their first attempt. Leased ones are skipped.
 * @returns their number
 */
export async function replayDeliveries(
  { database, now, owner }: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  receiver: string,
  selection: ReplaySelection,
): Promise<number> {
  const moment = timestamp({ now });
  const ofState = selection.state === undefined ? sql`` : sql`and state = ${selection.state}`;
  const ofId = 'id' in selection ? sql`and id = ${selection.id}` : sql``;
  const { rows } = await sql<{ readonly id: number }>`
    update outbox_deliveries set state = 'waiting', attempts = 0, due_at = ${moment},
      lease = null, leased_until = null
    where owner = ${owner} and receiver = ${receiver} ${ofState} ${ofId}
      and (leased_until is null or leased_until <= ${moment})
    returning id`.execute(database.kysely);
  return rows.length;
}

/** Deletes the deliveries of receivers, in the transaction that deletes the receivers. */
export async function forgetReceivers(
  { database, owner }: Pick<OutboxContext, 'database' | 'owner'>,
  receivers: readonly string[],
  transaction: DatabaseTransaction,
): Promise<void> {
  const gone = database.dialect.inList(sql.ref('receiver'), receivers, 'text');
  await sql`delete from outbox_deliveries where owner = ${owner} and ${gone}`.execute(transaction.kysely);
}
