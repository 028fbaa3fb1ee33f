import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import type { WebhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

export type DeliveryRow = Selectable<WebhookTables['webhook_deliveries']>;

/**
 * How long a delivery belongs to whoever took it, in milliseconds: well beyond the time of a request. A server that
 * died meanwhile is overtaken after it.
 */
export const leaseTime = 60_000;

/**
 * Takes deliveries of a webhook that are due and that nobody sends, oldest first. Of each entry only the oldest one
 * that waits can be taken, so that a receiver hears of it in order. Each has its lease and counts as tried, so that
 * a body which ends the server is not sent for ever. Several servers on one database never take the same.
 */
export async function claimDeliveries(
  { database, now }: Pick<WebhookContext, 'database' | 'now'>,
  webhookId: number,
  count: number,
): Promise<readonly DeliveryRow[]> {
  const moment = timestamp({ now });
  const isFree = sql<boolean>`(d.state = 'waiting' and d.due_at <= ${moment}
    and (d.leased_until is null or d.leased_until <= ${moment}))`;
  const { rows: due } = await sql<{ readonly id: number }>`
    select d.id from webhook_deliveries d
    where d.webhook_id = ${webhookId} and ${isFree} and not exists (
      select 1 from webhook_deliveries earlier
      where earlier.webhook_id = d.webhook_id and earlier.subject = d.subject
        and earlier.state = 'waiting' and earlier.id < d.id)
    order by d.id limit ${count}`.execute(database.kysely);
  if (due.length === 0) return [];
  const ids = due.map(({ id }) => id);
  // Another server may have been faster: what is free is asked once more by the statement that takes it.
  const { rows } = await sql<DeliveryRow>`
    update webhook_deliveries as d set lease = ${randomUUID()},
      leased_until = ${timestamp({ now }, leaseTime)}, attempts = attempts + 1
    where ${database.dialect.inList(sql.ref('d.id'), ids)} and ${isFree}
    returning *`.execute(database.kysely);
  return rows.toSorted((one, other) => one.id - other.id);
}
