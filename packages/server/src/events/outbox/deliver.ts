import type { DeliveryRow } from './claim-deliveries.ts';
import {
  timestamp,
  type DeliveryResult,
  type DeliveryAttempt,
  type OutboxContext,
  type OutboxReceiver,
} from './outbox-context.ts';
import { outboxTables } from './outbox-tables.ts';

/** The maximum number of attempts; the last is six and a half hours after the first. */
export const maxAttempts = 6;

const firstWait = 30_000;
const growth = 5;
/** The jitter of a delay, so that deliveries that failed together are not retried together. */
const spread = 0.2;

/**
 * Returns the milliseconds until the next attempt; null after the last.
 * @param attempts the number of failed attempts
 * @param random from 0 to 1
 */
export function retryDelay(attempts: number, random = Math.random()): number | null {
  if (attempts >= maxAttempts) return null;
  return Math.round(firstWait * growth ** (attempts - 1) * (1 - spread + 2 * spread * random));
}

async function readAttempt(
  { database }: Pick<OutboxContext, 'database'>,
  { id, event_id: eventId, attempts }: DeliveryRow,
): Promise<DeliveryAttempt | null> {
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

/** Returns the stored state after an attempt, with the time of the next one. */
function outcomeOf(context: OutboxContext, { attempts, due_at: dueAt }: DeliveryRow, isDelivered: boolean) {
  if (isDelivered) return { state: 'delivered', due_at: dueAt } as const;
  const delay = retryDelay(attempts);
  if (delay === null) return { state: 'failed', due_at: dueAt } as const;
  return { state: 'waiting', due_at: timestamp(context, delay) } as const;
}

/** Makes one attempt at a claimed delivery. Stores the result unless another server has taken over. */
export async function deliver(
  context: OutboxContext,
  receiver: OutboxReceiver,
  delivery: DeliveryRow,
): Promise<void> {
  const attempt = await readAttempt(context, delivery);
  // The event has been deleted, with its deliveries.
  if (attempt === null) return;
  const startedAt = performance.now();
  const isAllowed = delivery.attempts <= maxAttempts;
  const ended: DeliveryResult = { isDelivered: false, failure: 'the server ended during every attempt' };
  const result = isAllowed ? await receiver.deliver(attempt) : ended;
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
