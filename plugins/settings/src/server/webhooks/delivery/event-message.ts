import type { EntryEvent, FileEvent } from '@admin/server';
import type { WebhookEvent } from '../../../endpoints/webhooks.ts';

/** The largest body that is sent whole, in bytes. */
export const largestPayload = 1024 * 1024;

/**
 * What webhooks are sent of an event. An entry beyond the largest body is named only: its receiver has to fetch it.
 */
export function payloadOf(event: WebhookEvent, createdAt: string, change: EntryEvent | FileEvent): string {
  // What is said about a file has a limit of its own.
  if ('file' in change) return JSON.stringify({ event, createdAt, media: change.file });
  const { uid, id, entry } = change;
  // `api::article.article` is the model `article`.
  const told = { event, createdAt, model: uid.split('.').at(-1) ?? uid, uid };
  const payload = JSON.stringify({ ...told, entry });
  if (Buffer.byteLength(payload) <= largestPayload) return payload;
  return JSON.stringify({ ...told, entry: { id }, entryOmitted: true });
}
