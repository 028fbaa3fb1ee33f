import { chainHeader, type DeliveryTry } from '@admin/server';
import { createHmac, randomBytes } from 'node:crypto';
import type { WebhookRow } from '../records/webhook-record.ts';
import { timestamp, type WebhookContext } from '../webhook-context.ts';
import type { WebhookRequest } from './post-to-webhook.ts';

const prefix = 'whsec_';

/** A new secret to sign by, in the form that receivers' libraries take. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** What is signed of a request. */
interface SignedMessage {
  readonly id: string;
  /** Of the try, in milliseconds since 1970: a receiver refuses an old one, so that nothing is played again. */
  readonly sentAt: number;
  readonly body: string;
}

/**
 * The headers by which a receiver knows a message, its age and that it is ours, as the specification of Standard
 * Webhooks has them. Several secrets make several signatures, any of which is enough.
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

/** A message as it is kept until it is sent. */
type StoredMessage = Pick<DeliveryTry, 'messageId' | 'event' | 'depth' | 'payload'>;

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
