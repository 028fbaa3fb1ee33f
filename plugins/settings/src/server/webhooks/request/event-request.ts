import { chainHeader, type DeliveryTry } from '@admin/server';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import type { WebhookRow } from '../records/webhook-record.ts';
import type { WebhookRequest } from './post-to-webhook.ts';
import { signatureHeaders } from './signature.ts';

/** A message as it is kept until it is sent. */
export type StoredMessage = Pick<DeliveryTry, 'messageId' | 'event' | 'depth' | 'payload'>;

/** The secrets that are good at this moment, the newest first. */
function secretsOf(context: Pick<WebhookContext, 'now'>, webhook: WebhookRow): readonly string[] {
  const { secret, previous_secret: previous, previous_until: until } = webhook;
  return previous !== null && until !== null && until > timestamp(context) ? [secret, previous] : [secret];
}

/** The request that brings a message to a webhook now: signed, dated, and known again when it comes twice. */
export function eventRequest(
  context: Pick<WebhookContext, 'now' | 'callChain'>,
  webhook: WebhookRow,
  { messageId, event, depth, payload }: StoredMessage,
): WebhookRequest {
  const message = { id: messageId, sentAt: context.now(), body: payload };
  return {
    body: payload,
    headers: {
      'x-webhook-event': event,
      [chainHeader]: context.callChain.valueOf(depth + 1, messageId),
      ...signatureHeaders(message, secretsOf(context, webhook)),
    },
  };
}
