import type { APIRoute } from 'astro';
import { Webhook } from 'standardwebhooks';
import { changes, pages } from '../cache/index.ts';
import { settings } from '../settings.ts';

interface Message {
  readonly uid?: string;
  readonly entry?: { readonly id?: number };
}

/** Receives the webhook of the CMS: pages that show changed content are rendered again for the next visitor. */
export const POST: APIRoute = async ({ request }) => {
  const { webhookSecret } = settings;
  if (webhookSecret === undefined) return new Response('No WEBHOOK_SECRET is set.\n', { status: 501 });
  const body = await request.text();
  let message: Message;
  try {
    // Compares the signature in constant time, and rejects messages that are older than five minutes.
    message = new Webhook(webhookSecret).verify(body, Object.fromEntries(request.headers)) as Message;
  } catch {
    return new Response('The signature is invalid.\n', { status: 401 });
  }
  // Files can be part of any page.
  if (message.uid !== undefined && message.entry?.id !== undefined) {
    pages.invalidate(message.uid, message.entry.id);
  } else pages.invalidateAll();
  await changes.read();
  return new Response(null, { status: 204 });
};
