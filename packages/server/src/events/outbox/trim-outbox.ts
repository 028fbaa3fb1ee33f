import { sql } from 'kysely';
import { leaseTime } from './claim-deliveries.ts';
import { timestamp, type OutboxContext } from './outbox-context.ts';
import { outboxTables, type OutboxDatabase } from './outbox-tables.ts';

const day = 24 * 60 * 60 * 1000;

/** How much of the past, and of what is owed, is kept for each owner. */
export interface OutboxLimits {
  /** Milliseconds that a delivery is kept after its event, by how it ended. */
  readonly delivered: number;
  readonly failed: number;
  /** Events, and bytes of their messages, that are kept at most, whatever waits. */
  readonly events: number;
  readonly bytes: number;
}

export const usualLimits: OutboxLimits = {
  delivered: 7 * day,
  failed: 30 * day,
  events: 10_000,
  bytes: 100 * 1024 * 1024,
};

/** Room is made for more than one event at a time. */
const retainedShare = 0.9;

interface Candidate {
  readonly id: number;
  readonly bytes: number;
  /** 0: told to everybody, 1: given up for somebody, 2: still owed. */
  readonly worth: number;
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
  // Who was added in this moment may have been told of something before the keys were read.
  const moment = timestamp(context, -leaseTime);
  const known = database.dialect.inList(sql.ref('receiver'), await context.keys(), 'text');
  await sql`delete from outbox_deliveries
    where owner = ${owner} and created_at < ${moment} and not (${known})`.execute(tables);
  await sql`delete from outbox_events where owner = ${owner} and not exists
    (select 1 from outbox_deliveries d where d.event_id = outbox_events.id)`.execute(tables);
}

/** What has to go so that the rest is within the limits: what was told first, the oldest of it before. */
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
      max(case d.state when 'delivered' then 0 when 'failed' then 1 else 2 end) as worth
    from outbox_events e join outbox_deliveries d on d.event_id = e.id
    where e.owner = ${owner}
    group by e.id, e.bytes order by worth, e.id`.execute(tables);
  const gone: Candidate[] = [];
  for (const candidate of all) {
    if (events <= limits.events * retainedShare && bytes <= limits.bytes * retainedShare) break;
    gone.push(candidate);
    events -= 1;
    bytes -= candidate.bytes;
  }
  return gone;
}

/** Forgets deliveries that are old, and the least of the others when there are too many; says what was lost. */
export async function trimOutbox(context: OutboxContext, limits = usualLimits): Promise<void> {
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
  // A receiver that is away for long must not fill the disk of the server.
  const count = gone.filter(({ worth }) => worth === 2).length;
  if (count > 0) {
    logger.warn({ plugin: owner, count }, `events for ${owner} dropped: its outbox is full`);
  }
}
