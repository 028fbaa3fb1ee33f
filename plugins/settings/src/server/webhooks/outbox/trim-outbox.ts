import type { Logger } from '@admin/server';
import { sql } from 'kysely';
import { webhookTables, type WebhookDatabase } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';

const day = 24 * 60 * 60 * 1000;

/** How much of the past, and of what is owed, is kept. */
export interface OutboxLimits {
  /** Milliseconds that a delivery is kept after its event, by how it ended. */
  readonly delivered: number;
  readonly failed: number;
  /** Events, and bytes of their bodies, that are kept at most, whatever waits. */
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
const keptShare = 0.9;

interface Candidate {
  readonly id: number;
  readonly bytes: number;
  /** 0: told to everybody, 1: given up for somebody, 2: still owed. */
  readonly worth: number;
}

async function dropOld(
  context: WebhookContext,
  tables: WebhookDatabase,
  limits: OutboxLimits,
): Promise<void> {
  for (const state of ['delivered', 'failed'] as const) {
    await tables
      .deleteFrom('webhook_deliveries')
      .where('state', '=', state)
      .where('created_at', '<', timestamp(context, -limits[state]))
      .execute();
  }
  await sql`delete from webhook_deliveries where webhook_id not in (select id from webhooks)`.execute(tables);
  await sql`delete from webhook_events where not exists
    (select 1 from webhook_deliveries d where d.event_id = webhook_events.id)`.execute(tables);
}

/** What has to go so that the rest is within the limits: what was told first, the oldest of it before. */
async function surplus(tables: WebhookDatabase, limits: OutboxLimits): Promise<readonly Candidate[]> {
  const { rows } = await sql<{
    readonly events: number | string;
    readonly bytes: number | string | null;
  }>`select count(*) as events, sum(bytes) as bytes from webhook_events`.execute(tables);
  let events = Number(rows[0]?.events ?? 0);
  let bytes = Number(rows[0]?.bytes ?? 0);
  if (events <= limits.events && bytes <= limits.bytes) return [];
  const { rows: all } = await sql<Candidate>`select e.id, e.bytes,
      max(case d.state when 'delivered' then 0 when 'failed' then 1 else 2 end) as worth
    from webhook_events e join webhook_deliveries d on d.event_id = e.id
    group by e.id, e.bytes order by worth, e.id`.execute(tables);
  const gone: Candidate[] = [];
  for (const candidate of all) {
    if (events <= limits.events * keptShare && bytes <= limits.bytes * keptShare) break;
    gone.push(candidate);
    events -= 1;
    bytes -= candidate.bytes;
  }
  return gone;
}

/** Says what was lost: a receiver that is away for long must not fill the disk of the server. */
function warn(logger: Logger, gone: readonly Candidate[]): void {
  const count = gone.filter(({ worth }) => worth === 2).length;
  if (count > 0) logger.warn({ count }, 'webhook events were dropped unsent: too many wait');
}

/** Forgets deliveries that are old, and the least of the others when there are too many. */
export async function trimOutbox(context: WebhookContext, limits = usualLimits): Promise<void> {
  const { database, logger } = context;
  const gone = await database.transaction(async (transaction) => {
    const tables = webhookTables(transaction);
    await dropOld(context, tables, limits);
    const least = await surplus(tables, limits);
    const ids = least.map(({ id }) => id);
    if (ids.length > 0) {
      await sql`delete from webhook_events where ${database.dialect.inList(sql.ref('id'), ids)}`.execute(
        tables,
      );
    }
    return least;
  });
  warn(logger, gone);
}
