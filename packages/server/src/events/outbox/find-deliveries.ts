import type { Pagination } from '@admin/content-model';
import { sql, type Selectable } from 'kysely';
import { pageRequest, pagination } from '../../database/pagination.ts';
import type { OutboxContext } from './outbox-context.ts';
import { outboxTables, type DeliveryState, type OutboxTables } from './outbox-tables.ts';

/** A delivery with what its event was. */
export type LoggedDelivery = Selectable<OutboxTables['outbox_deliveries']> &
  Pick<Selectable<OutboxTables['outbox_events']>, 'message_id' | 'event' | 'uid' | 'record_id'>;

/** What of the deliveries to a receiver is asked for. */
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

/** What was and is to be delivered to a receiver, newest first. @throws AppError PAGE_INVALID (400) */
export async function findDeliveries(
  { database, owner }: Pick<OutboxContext, 'database' | 'owner'>,
  receiver: string,
  { state, ...asked }: DeliveryQuery,
): Promise<DeliveryPage> {
  const tables = outboxTables(database);
  const page = pageRequest(asked);
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
