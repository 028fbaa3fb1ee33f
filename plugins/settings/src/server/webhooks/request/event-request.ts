import { chainHeader, type DeliveryAttempt } from '@admin/server';
import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookRow } from '../records/webhook-record.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import type { WebhookRequest } from './post-to-webhook.ts';

const prefix = 'whsec_';

/** Returns a new signing secret in the format of Standard Webhooks. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** The signed values of a request. */
interface SignedMessage {
  readonly id: string;
  /** The time of the attempt, in milliseconds since 1970: receivers reject old requests, which prevents replays. */
  readonly sentAt: number;
  readonly body: string;
}

/**
 * Returns the headers with id, time and signature of a message, as Standard Webhooks specifies them. Several secrets
 * result in several signatures, each of which is sufficient.
 */
export function signatureHeaders(
  { id, sentAt, body }: SignedMessage,
  secrets: readonly string[],
): Readonly<Record<string, string>> {
  const timestamp = String(Math.floor(sentAt / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** A stored message. */
type StoredMessage = Pick<DeliveryAttempt, 'messageId' | 'event' | 'depth' | 'payload'>;

/** The current secrets, newest first. */
function secretsOf(context: Pick<WebhookContext, 'now'>, webhook: WebhookRow): readonly string[] {
  const { secret, previous_secret: previous, previous_until: until } = webhook;
  return previous !== null && until !== null && until > timestamp(context) ? [secret, previous] : [secret];
}

/** Returns the request that delivers a message: signed, dated, and with an id for deduplication. */
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
