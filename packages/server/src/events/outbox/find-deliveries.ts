import { sql, type Selectable } from 'kysely';
import type { OutboxContext } from './outbox-context.ts';
import type { Pagination } from '@admin/content-model';
import { pageRequest, pagination } from '../../database/pagination.ts';
import { outboxTables, type DeliveryState, type OutboxTables } from './outbox-tables.ts';

/** The numbers of undelivered messages of a receiver. */
export interface UndeliveredDeliveries {
  readonly receiver: string;
  readonly waiting: number;
  /** Abandoned deliveries, stored for 30 days. */
  readonly failed: number;
  /** Why the newest abandoned delivery failed; null if unknown. */
  readonly failure: string | null;
}

/** Counts undelivered messages by receiver; receivers without any are left out. */
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

/** A delivery with its event. */
export type LoggedDelivery = Selectable<OutboxTables['outbox_deliveries']> &
  Pick<Selectable<OutboxTables['outbox_events']>, 'message_id' | 'event' | 'uid' | 'record_id'>;

/** The query of a page of deliveries. */
export interface DeliveryQuery {
  readonly page?: number | string | undefined;
  readonly pageSize?: number | string | undefined;
  readonly state?: DeliveryState | undefined;
}

/** A page of the deliveries to a receiver. */
export interface DeliveryPage {
  readonly results: readonly LoggedDelivery[];
  readonly pagination: Pagination;
}

/** Lists the deliveries to a receiver, newest first. @throws AppError PAGE_INVALID (400) */
export async function findDeliveries(
  { database, owner }: Pick<OutboxContext, 'database' | 'owner'>,
  receiver: string,
  { state, ...pageQuery }: DeliveryQuery,
): Promise<DeliveryPage> {
  const tables = outboxTables(database);
  const page = pageRequest(pageQuery);
  const ofState = state === undefined ? sql`` : sql`and d.state = ${state}`;
  const where = sql`d.owner = ${owner} and d.receiver = ${receiver} ${ofState}`;
  const [counted, found] = await Promise.all([
    sql<{
      total: number | string;
    }>`select count(*) as total from outbox_deliveries d where ${where}`.execute(tables),
    sql<LoggedDelivery>`select d.*, e.message_id, e.event, e.uid, e.record_id
      from outbox_deliveries d join outbox_events e on e.id = d.event_id
      where ${where} order by d.id desc
      limit ${page.pageSize} offset ${(page.page - 1) * page.pageSize}`.execute(tables),
  ]);
  return { results: found.rows, pagination: pagination(page, Number(counted.rows[0]?.total ?? 0)) };
}
