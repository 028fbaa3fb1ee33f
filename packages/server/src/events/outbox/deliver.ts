import type { DeliveryRow } from './claim-deliveries.ts';
import {
  timestamp,
  type DeliveryResult,
  type DeliveryTry,
  type OutboxContext,
  type OutboxReceiver,
} from './outbox-context.ts';
import { outboxTables } from './outbox-tables.ts';

/** A delivery is given up when it failed so often: six and a half hours after its first try. */
export const maxAttempts = 6;

const firstWait = 30_000;
const growth = 5;
/** By so much of itself a wait is shorter or longer, so that what failed together does not come back together. */
const spread = 0.2;

/**
 * How long to wait before the next try, in milliseconds; null when there is none.
 * @param attempts how many have failed
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  if (attempts >= maxAttempts) return null;
  return Math.round(firstWait * growth ** (attempts - 1) * (1 - spread + 2 * spread * random));
}

async function tryOf(
  { database }: Pick<OutboxContext, 'database'>,
  { id, event_id: eventId, attempts }: DeliveryRow,
): Promise<DeliveryTry | null> {
  const row = await outboxTables(database)
    .selectFrom('outbox_events')
    .select(['message_id', 'event', 'depth', 'payload'])
    .where('id', '=', eventId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { message_id: messageId, event, depth, payload } = row;
  const isLast = attempts >= maxAttempts;
  return { deliveryId: id, messageId, event, depth, payload, attempt: attempts, isLast };
}

/** What is stored of a try: that it arrived, when the next one is, or that there is none. */
function outcomeOf(context: OutboxContext, { attempts, due_at: dueAt }: DeliveryRow, isDelivered: boolean) {
  if (isDelivered) return { state: 'delivered', due_at: dueAt } as const;
  const delay = retryDelay(attempts);
  if (delay === null) return { state: 'failed', due_at: dueAt } as const;
  return { state: 'waiting', due_at: timestamp(context, delay) } as const;
}

/** Delivers what was claimed, and writes down how that ended unless somebody else took it over meanwhile. */
export async function deliver(
  context: OutboxContext,
  receiver: OutboxReceiver,
  delivery: DeliveryRow,
): Promise<void> {
  const attempt = await tryOf(context, delivery);
  // It was dropped meanwhile, and its delivery with it.
  if (attempt === null) return;
  const startedAt = performance.now();
  const isTried = delivery.attempts <= maxAttempts;
  const ended: DeliveryResult = { isDelivered: false, failure: 'the server ended during every try' };
  const result = isTried ? await receiver.deliver(attempt) : ended;
  await outboxTables(context.database)
    .updateTable('outbox_deliveries')
    .set({
      ...outcomeOf(context, delivery, result.isDelivered),
      lease: null,
      leased_until: null,
      duration: Math.round(performance.now() - startedAt),
      failure: result.failure ?? null,
      detail: result.detail ?? null,
      tried_at: timestamp(context),
    })
    .where('id', '=', delivery.id)
    .where('lease', '=', delivery.lease)
    .execute();
}
