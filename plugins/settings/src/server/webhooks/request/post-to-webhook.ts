import { sendRequest } from '@admin/server';
import type { IncomingMessage } from 'node:http';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import type { WebhookContext } from '../webhook-context.ts';

/** A complete request, without the headers of the webhook. */
export interface WebhookRequest {
  readonly body: string;
  /** The headers of the server, which override those of the webhook. */
  readonly headers: Readonly<Record<string, string>>;
}

/** The status and the start of the response, or the reason why there is none. */
export type PostResult =
  | { readonly statusCode: number; readonly statusText: string; readonly response: string }
  /** Contains neither headers nor the address, whose path may be secret. */
  | { readonly failure: string };

/** The context of requests to webhooks. */
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
    const response = await sendRequest(url, {
      method: 'POST',
      headers: {
        ...webhook.headers,
        ...headers,
        'content-type': 'application/json',
        'content-length': sent.length,
      },
      body: sent,
      signal,
      reach: context.reach,
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

function reasonOf(error: unknown, { timeout }: PostContext): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return `no response within ${timeout} ms`;
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The maximum size of a response body that is read, in bytes. */
const maxRead = 64 * 1024;

/** The maximum length of the stored response, in characters. */
const maxStoredCharacters = 1000;

const readable = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|application\/x-www-form-urlencoded)/i;

/** Reads the start of a text response and closes the connection. */
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
      if (read >= maxRead) break;
    }
  } catch {
    // The status has arrived: an incomplete body does not change it.
  }
  response.destroy();
  const text = Buffer.concat(chunks).subarray(0, maxRead).toString('utf8');
  // PostgreSQL cannot store NUL characters.
  return text.replaceAll('\u0000', '').slice(0, maxStoredCharacters);
}
