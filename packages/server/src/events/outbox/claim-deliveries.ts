import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import type { OutboxTables } from './outbox-tables.ts';

export type DeliveryRow = Selectable<OutboxTables['outbox_deliveries']>;

/**
 * Milliseconds for which a server leases a delivery, longer than an attempt takes. After a crash, another server takes over
 * when the lease has expired.
 */
export const leaseTime = 60_000;

/**
 * Claims due deliveries to a receiver that have no lease, oldest first. Of each subject, only the oldest waiting delivery
 * can be claimed, so that receivers get its events in order. A claim counts as an attempt, so that a message that crashes
 * the server is not retried endlessly. Two servers never claim the same delivery.
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
  // Another server may have claimed some of them, so the update checks again.
  const { rows } = await sql<DeliveryRow>`
    update outbox_deliveries as d set lease = ${randomUUID()},
      leased_until = ${timestamp({ now }, leaseTime)}, attempts = attempts + 1
    where ${database.dialect.inList(sql.ref('d.id'), ids)} and ${isFree}
    returning *`.execute(database.kysely);
  return rows.toSorted((one, other) => one.id - other.id);
}

/**
 * Releases the leases of a crashed server, on an exclusive database only. On a shared database leases expire.
 */
export async function releaseLeases({
  database: { dialect, kysely },
  owner,
}: Pick<OutboxContext, 'database' | 'owner'>): Promise<void> {
  if (!dialect.isExclusive) return;
  await sql`update outbox_deliveries set lease = null, leased_until = null
    where owner = ${owner} and lease is not null`.execute(kysely);
}
