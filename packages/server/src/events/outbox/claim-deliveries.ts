import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import type { OutboxTables } from './outbox-tables.ts';

export type DeliveryRow = Selectable<OutboxTables['outbox_deliveries']>;

/**
 * How long a delivery belongs to whoever took it, in milliseconds: well beyond the time of a try. A server that died
 * meanwhile is overtaken after it.
 */
export const leaseTime = 60_000;

/**
 * Takes deliveries to a receiver that are due and that nobody makes, oldest first. Of each subject only the oldest one
 * that waits can be taken, so that a receiver hears of it in order. Each has its lease and counts as tried, so that
 * a message which ends the server is not delivered for ever. Several servers on one database never take the same.
 */
export async function claimDeliveries(
  { database, now, owner }: Pick<OutboxContext, 'database' | 'now' | 'owner'>,
  receiver: string,
  count: number,
): Promise<readonly DeliveryRow[]> {
  const moment = timestamp({ now });
  const isFree = sql<boolean>`(d.state = 'waiting' and d.due_at <= ${moment}
    and (d.leased_until is null or d.leased_until <= ${moment}))`;
  const { rows: due } = await sql<{ readonly id: number }>`
    select d.id from outbox_deliveries d
    where d.owner = ${owner} and d.receiver = ${receiver} and ${isFree} and not exists (
      select 1 from outbox_deliveries earlier
      where earlier.owner = d.owner and earlier.receiver = d.receiver and earlier.subject = d.subject
        and earlier.state = 'waiting' and earlier.id < d.id)
    order by d.id limit ${count}`.execute(database.kysely);
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  // Another server may have been faster: what is free is asked once more by the statement that takes it.
  const { rows } = await sql<DeliveryRow>`
    update outbox_deliveries as d set lease = ${randomUUID()},
      leased_until = ${timestamp({ now }, leaseTime)}, attempts = attempts + 1
    where ${database.dialect.inList(sql.ref('d.id'), ids)} and ${isFree}
    returning *`.execute(database.kysely);
  return rows.toSorted((one, other) => one.id - other.id);
}

/**
 * Gives back what a server that was killed had begun to deliver. Only where no other server can be at it at this moment:
 * on a database that several share, each lease ends by itself.
 */
export async function releaseLeases({
  database: { dialect, kysely },
  owner,
}: Pick<OutboxContext, 'database' | 'owner'>): Promise<void> {
  if (!dialect.isExclusive) return;
  await sql`update outbox_deliveries set lease = null, leased_until = null
    where owner = ${owner} and lease is not null`.execute(kysely);
}
