import { currentDepth, newMessageId } from '@admin/server';
import type { WebhookTrial } from '../../../endpoints/webhooks.ts';
import { postToWebhook } from '../request/post-to-webhook.ts';
import { headersOf } from '../records/webhook-record.ts';
import { eventRequest } from '../request/event-request.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/** Calls a webhook once, enabled or not, and returns the result. @throws AppError NOT_FOUND (404) */
export async function triggerWebhook(
  context: WebhookContext,
  sentId: number | string,
): Promise<WebhookTrial> {
  const webhook = await findWebhook(webhookTables(context.database), sentId);
  const event = 'trigger-test';
  const payload = JSON.stringify({ event, createdAt: timestamp(context) });
  const message = { messageId: newMessageId(), event, depth: currentDepth(), payload };
  const address = { url: webhook.url, headers: headersOf(webhook) };
  const result = await postToWebhook(address, eventRequest(context, webhook, message), context);
  if ('failure' in result) {
    const { origin, pathname } = new URL(webhook.url);
    return { statusCode: 500, message: `request to ${origin}${pathname} failed, reason: ${result.failure}` };
  }
  const { statusCode, statusText } = result;
  return statusCode < 300 ? { statusCode } : { statusCode, message: statusText || `HTTP ${statusCode}` };
}
