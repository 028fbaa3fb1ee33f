import type { Webhook } from '@admin/contract';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { hostOf } from '../records/webhook-url.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { isPublicAddress } from './public-address.ts';
import { AddressRefused, publicLookup } from './public-lookup.ts';

/** What is sent to a webhook. */
export interface WebhookMessage {
  readonly event: string;
  readonly createdAt: string;
  readonly [detail: string]: unknown;
}

/** The receiver's status, or why there is none. */
export type PostResult =
  | { readonly statusCode: number; readonly statusText: string }
  /** Holds neither a header nor the address, whose path may be a secret. */
  | { readonly failure: string };

/** What calls need to know of the server. */
export type PostContext = Pick<WebhookContext, 'reach' | 'timeout'>;

/**
 * Posts a message to a webhook. Redirects are not followed and the body of the answer is not read. Never rejects.
 */
export async function postToWebhook(
  webhook: Pick<Webhook, 'url' | 'headers'>,
  message: WebhookMessage,
  context: PostContext,
): Promise<PostResult> {
  const url = new URL(webhook.url);
  const body = Buffer.from(JSON.stringify(message));
  const signal = AbortSignal.timeout(context.timeout);
  try {
    if (context.reach === 'public') assertPublicHost(url);
    const answer = await send(url, body, {
      method: 'POST',
      headers: {
        ...webhook.headers,
        'content-type': 'application/json',
        'content-length': body.length,
        'x-webhook-event': message.event,
      },
      signal,
      // A connection that is kept would not be looked at again.
      agent: false,
      ...(context.reach === 'public' && { lookup: publicLookup() }),
    });
    return { statusCode: answer.statusCode ?? 500, statusText: answer.statusMessage ?? '' };
  } catch (error) {
    return { failure: reasonOf(error, context) };
  }
}

/** An address that is written out is not looked up. */
function assertPublicHost(url: URL): void {
  const host = hostOf(url);
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new AddressRefused();
}

function reasonOf(error: unknown, { timeout }: PostContext): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no answer within ${timeout} ms`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** Sends the request and hangs up once the head of the answer is there. */
function send(url: URL, body: Buffer, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      answer.destroy();
      resolve(answer);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
