import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A new secret to sign by, in the form that receivers' libraries take. */
export function newSecret(): string {
  return prefix + randomBytes(32).toString('base64');
}

/** What is signed of a request. */
export interface SignedMessage {
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
