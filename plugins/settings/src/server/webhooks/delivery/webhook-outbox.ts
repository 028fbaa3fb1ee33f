import {
  type DeliveryResult,
  type DeliveryAttempt,
  openOutbox,
  type Database,
  type Outbox,
} from '@admin/server';
import { findEnabledWebhooks, findWebhookKeys } from '../operations/find-webhooks.ts';
import { detailText, headersOf, type WebhookRow } from '../records/webhook-record.ts';
import { maskSecretsIn } from '../records/webhook-headers.ts';
import { eventRequest } from '../request/event-request.ts';
import { postToWebhook, type PostResult } from '../request/post-to-webhook.ts';
import { webhookTables } from '../tables.ts';
import type { CallContext } from '../webhook-context.ts';

/** Returns whether the receiver accepted the message. */
function isTaken(result: PostResult): boolean {
  return 'statusCode' in result && result.statusCode >= 200 && result.statusCode < 300;
}

/** The state of the delivery after this attempt. */
function stateOf(result: PostResult, { isLast }: DeliveryAttempt): string {
  if (isTaken(result)) return 'delivered';
  return isLast ? 'failed' : 'waiting';
}

function log({ logger }: CallContext, webhookId: number, attempt: DeliveryAttempt, result: PostResult): void {
  const { deliveryId, event: webhookEvent, attempt: attempts } = attempt;
  const detail = { webhookId, deliveryId, webhookEvent, attempts, state: stateOf(result, attempt) };
  if ('failure' in result) logger.warn({ ...detail, reason: result.failure }, 'a webhook failed');
  else if (!isTaken(result)) {
    logger.warn({ ...detail, statusCode: result.statusCode }, 'a webhook refused an event');
  } else logger.debug({ ...detail, statusCode: result.statusCode }, 'a webhook was called');
}

/** Sends a message to a webhook and returns the result. */
async function callWebhook(
  context: CallContext,
  webhook: WebhookRow,
  attempt: DeliveryAttempt,
): Promise<DeliveryResult> {
  const headers = headersOf(webhook);
  const request = eventRequest(context, webhook, attempt);
  const result = await postToWebhook({ url: webhook.url, headers }, request, context);
  log(context, webhook.id, attempt, result);
  if ('failure' in result) return { isDelivered: false, failure: result.failure };
  const { statusCode, response } = result;
  const detail = detailText({ statusCode, answer: maskSecretsIn(response, headers) });
  return { isDelivered: isTaken(result), detail };
}

/**
 * The maximum number of concurrent requests: to one webhook, and in total, so that a slow receiver does not delay the
 * others.
 */
const concurrency = { each: 5, all: 20 };

/** Opens the outbox of webhooks and starts sending. */
export function openWebhookOutbox(context: CallContext & { readonly database: Database }): Outbox {
  const tables = webhookTables(context.database);
  return openOutbox(context, {
    owner: 'webhooks',
    concurrency,
    keys: () => findWebhookKeys(tables),
    receivers: async () =>
      (await findEnabledWebhooks(tables)).map((webhook) => ({
        key: String(webhook.id),
        deliver: (attempt) => callWebhook(context, webhook, attempt),
      })),
  });
}
