import type { DeliveryResult, DeliveryTry } from '@admin/server';
import { detailText } from '../records/delivery-record.ts';
import { maskSecretsIn } from '../records/secret-headers.ts';
import { headersOf, type WebhookRow } from '../records/webhook-record.ts';
import { eventRequest } from '../request/event-request.ts';
import { postToWebhook, type PostResult } from '../request/post-to-webhook.ts';
import type { CallContext } from '../webhook-context.ts';

/** Whether the receiver took the message. */
function isTaken(result: PostResult): boolean {
  return 'statusCode' in result && result.statusCode >= 200 && result.statusCode < 300;
}

/** How far the delivery came by this call. */
function stateOf(result: PostResult, { isLast }: DeliveryTry): string {
  if (isTaken(result)) return 'delivered';
  return isLast ? 'failed' : 'waiting';
}

function log({ logger }: CallContext, webhookId: number, attempt: DeliveryTry, result: PostResult): void {
  const { deliveryId, event: webhookEvent, attempt: attempts } = attempt;
  const detail = { webhookId, deliveryId, webhookEvent, attempts, state: stateOf(result, attempt) };
  if ('failure' in result) logger.warn({ ...detail, reason: result.failure }, 'a webhook failed');
  else if (!isTaken(result)) {
    logger.warn({ ...detail, statusCode: result.statusCode }, 'a webhook refused an event');
  } else logger.debug({ ...detail, statusCode: result.statusCode }, 'a webhook was called');
}

/** Sends a message to a webhook, and tells how that ended. */
export async function callWebhook(
  context: CallContext,
  webhook: WebhookRow,
  attempt: DeliveryTry,
): Promise<DeliveryResult> {
  const headers = headersOf(webhook);
  const request = eventRequest(context, webhook, attempt);
  const result = await postToWebhook({ url: webhook.url, headers }, request, context);
  log(context, webhook.id, attempt, result);
  if ('failure' in result) return { isDelivered: false, failure: result.failure };
  const { statusCode, answer } = result;
  const detail = detailText({ statusCode, answer: maskSecretsIn(answer, headers) });
  return { isDelivered: isTaken(result), detail };
}
