import type { WebhookTrial } from '@admin/contract';
import { postToWebhook } from '../delivery/post-to-webhook.ts';
import { presentWebhook } from '../records/webhook-record.ts';
import { webhookTables } from '../tables.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import { findWebhook } from './find-webhooks.ts';

/** Calls a webhook once, enabled or not, and tells how that ended. @throws AppError NOT_FOUND (404) */
export async function triggerWebhook(
  context: WebhookContext,
  sentId: number | string,
): Promise<WebhookTrial> {
  const webhook = presentWebhook(await findWebhook(webhookTables(context.database), sentId));
  const event = 'trigger-test';
  const result = await postToWebhook(webhook, { event, createdAt: timestamp(context) }, context);
  if ('failure' in result) {
    const { origin, pathname } = new URL(webhook.url);
    return { statusCode: 500, message: `request to ${origin}${pathname} failed, reason: ${result.failure}` };
  }
  const { statusCode, statusText } = result;
  return statusCode < 300 ? { statusCode } : { statusCode, message: statusText || `HTTP ${statusCode}` };
}
