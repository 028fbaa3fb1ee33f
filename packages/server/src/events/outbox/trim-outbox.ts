import { sql } from 'kysely';
import { leaseTime } from './claim-deliveries.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables, type OutboxDatabase } from './outbox-tables.ts';

const day = 24 * 60 * 60 * 1000;

/** The limits of an outbox per owner. */
export interface OutboxLimits {
  /** Milliseconds for which deliveries are stored, by state. */
  readonly delivered: number;
  readonly failed: number;
  /** The maximum number of events and bytes of messages, including waiting ones. */
  readonly events: number;
  readonly bytes: number;
}

export const defaultLimits: OutboxLimits = {
  delivered: 7 * day,
  failed: 30 * day,
  events: 10_000,
  bytes: 100 * 1024 * 1024,
};

/** The share of the limits that remains after trimming. */
const retainedShare = 0.9;

interface Candidate {
  readonly id: number;
  readonly bytes: number;
  /** 0: delivered to all receivers, 1: abandoned for one, 2: waiting for one. */
  readonly priority: number;
}

async function dropOld(context: OutboxContext, tables: OutboxDatabase, limits: OutboxLimits): Promise<void> {
  const { database, owner } = context;
  for (const state of ['delivered', 'failed'] as const) {
    await tables
      .deleteFrom('outbox_deliveries')
      .where('owner', '=', owner)
      .where('state', '=', state)
      .where('created_at', '<', timestamp(context, -limits[state]))
      .execute();
  }
  // Recent deliveries may belong to a receiver that was added after the keys were read.
  const moment = timestamp(context, -leaseTime);
  const known = database.dialect.inList(sql.ref('receiver'), await context.keys(), 'text');
  await sql`delete from outbox_deliveries
    where owner = ${owner} and created_at < ${moment} and not (${known})`.execute(tables);
  await sql`delete from outbox_events where owner = ${owner} and not exists
    (select 1 from outbox_deliveries d where d.event_id = outbox_events.id)`.execute(tables);
}

/** Returns the events to delete above the limits: delivered ones first, then the oldest. */
async function surplus(
  tables: OutboxDatabase,
  owner: string,
  limits: OutboxLimits,
): Promise<readonly Candidate[]> {
  const { rows } = await sql<{
    readonly events: number | string;
    readonly bytes: number | string | null;
  }>`select count(*) as events, sum(bytes) as bytes from outbox_events where owner = ${owner}`.execute(
    tables,
  );
  let events = Number(rows[0]?.events ?? 0);
  let bytes = Number(rows[0]?.bytes ?? 0);
  if (events <= limits.events && bytes <= limits.bytes) return [];
  const { rows: all } = await sql<Candidate>`select e.id, e.bytes,
      max(case d.state when 'delivered' then 0 when 'failed' then 1 else 2 end) as priority
    from outbox_events e join outbox_deliveries d on d.event_id = e.id
    where e.owner = ${owner}
    group by e.id, e.bytes order by priority, e.id`.execute(tables);
  const gone: Candidate[] = [];
  for (const candidate of all) {
    if (events <= limits.events * retainedShare && bytes <= limits.bytes * retainedShare) break;
    gone.push(candidate);
    events -= 1;
    bytes -= candidate.bytes;
  }
  return gone;
}

/** Deletes old deliveries and those above the limits; logs how many were not delivered. */
export async function trimOutbox(context: OutboxContext, limits = defaultLimits): Promise<void> {
  const { database, logger, owner } = context;
  const gone = await database.transaction(async (transaction) => {
    const tables = outboxTables(transaction);
    await dropOld(context, tables, limits);
    const least = await surplus(tables, owner, limits);
    const ids = least.map(({ id }) => id);
    if (ids.length > 0) {
      await sql`delete from outbox_events where ${database.dialect.inList(sql.ref('id'), ids)}`.execute(
        tables,
      );
    }
    return least;
  });
  const count = gone.filter(({ priority }) => priority === 2).length;
  if (count > 0) {
    logger.warn({ plugin: owner, count }, `events for ${owner} dropped: its outbox is full`);
  }
}
