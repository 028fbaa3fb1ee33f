import { sql } from 'kysely';
import type { OutboxContext } from './outbox-context.ts';

/** How much a receiver has not got. */
export interface UndeliveredDeliveries {
  readonly receiver: string;
  readonly waiting: number;
  /** Given up, and kept for a month. */
  readonly failed: number;
  /** Why the newest of these failed; null where there is none, or none that says why. */
  readonly failure: string | null;
}

/** What is owed, by receiver; those that have got everything are not among them. */
export async function countUndelivered({
  database,
  owner,
}: Pick<OutboxContext, 'database' | 'owner'>): Promise<readonly UndeliveredDeliveries[]> {
  const { rows } = await sql<{
    readonly receiver: string;
    readonly waiting: number | string;
    readonly failed: number | string;
    readonly failure: string | null;
  }>`select d.receiver,
      sum(case d.state when 'waiting' then 1 else 0 end) as waiting,
      sum(case d.state when 'failed' then 1 else 0 end) as failed,
      (select f.failure from outbox_deliveries f
        where f.owner = ${owner} and f.receiver = d.receiver and f.state = 'failed'
        order by f.id desc limit 1) as failure
    from outbox_deliveries d where d.owner = ${owner} and d.state <> 'delivered'
    group by d.receiver order by d.receiver`.execute(database.kysely);
  return rows.map(({ waiting, failed, ...rest }) => ({
    ...rest,
    waiting: Number(waiting),
    failed: Number(failed),
  }));
}
