import { AddressRefused, isPublicAddress, publicLookup } from '@admin/server';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import { hostOf } from '../records/webhook-values.ts';
import type { WebhookContext } from '../webhook-context.ts';

/** A request to a webhook, complete but for the webhook's own headers. */
export interface WebhookRequest {
  readonly body: string;
  /** The server's headers; they win over those of the webhook. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The receiver's status and the beginning of its answer, or why there is none. */
export type PostResult =
  | { readonly statusCode: number; readonly statusText: string; readonly response: string }
  /** Holds neither a header nor the address, whose path may be a secret. */
  | { readonly failure: string };

/** What calls need to know of the server. */
type PostContext = Pick<WebhookContext, 'reach' | 'timeout'>;

/** Posts a message to a webhook. Redirects are not followed. Never rejects. */
export async function postToWebhook(
  webhook: Pick<Webhook, 'url' | 'headers'>,
  { body, headers }: WebhookRequest,
  context: PostContext,
): Promise<PostResult> {
  const url = new URL(webhook.url);
  const sent = Buffer.from(body);
  const signal = AbortSignal.timeout(context.timeout);
  try {
    if (context.reach === 'public') assertPublicHost(url);
    const response = await send(url, sent, {
      method: 'POST',
      headers: {
        ...webhook.headers,
        ...headers,
        'content-type': 'application/json',
        'content-length': sent.length,
      },
      signal,
      // A connection that is kept would not be looked at again.
      agent: false,
      ...(context.reach === 'public' && { lookup: publicLookup() }),
    });
    return {
      statusCode: response.statusCode ?? 500,
      statusText: response.statusMessage ?? '',
      response: await readResponseHead(response),
    };
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

/** Sends the request; the body of the answer is still to be read. */
function send(url: URL, body: Buffer, options: RequestOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, options, resolve);
    sent.on('error', reject);
    sent.end(body);
  });
}

/** At most so much of an answer is read, in bytes. */
const mostRead = 64 * 1024;

/** So much of it is kept, in characters. */
const maxStoredCharacters = 1000;

const readable = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/x-www-form-urlencoded)/i;

/** The beginning of what a receiver answered, where it is text. The connection is closed then. */
async function readResponseHead(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let read = 0;
  if (!readable.test(response.headers['content-type'] ?? '')) {
    response.destroy();
    return '';
  }
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      read += chunk.length;
      if (read >= mostRead) break;
    }
  } catch {
    // The status is there: a body that breaks off changes nothing about it.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, mostRead).toString('utf8');
  // Not every database can store a NUL.
  return text.replaceAll('\u0000', '').slice(0, maxStoredCharacters);
}
