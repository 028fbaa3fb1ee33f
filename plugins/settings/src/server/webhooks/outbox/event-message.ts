import { randomUUID } from 'node:crypto';
import type { EntryEvent, EntryEventName } from '@admin/server';

/** The largest body that is sent whole, in bytes. */
export const largestPayload = 1024 * 1024;

/** By which receivers know a message that comes twice. */
export function newMessageId(): string {
  return `msg_${randomUUID().replaceAll('-', '')}`;
}

/**
 * What webhooks are sent of an event. An entry beyond the largest body is named only: its receiver has to fetch it.
 */
export function payloadOf(event: EntryEventName, createdAt: string, { uid, id, entry }: EntryEvent): string {
  // `api::article.article` is the model `article`.
  const told = { event, createdAt, model: uid.split('.').at(-1) ?? uid, uid };
  const payload = JSON.stringify({ ...told, entry });
  if (Buffer.byteLength(payload) <= largestPayload) return payload;
  return JSON.stringify({ ...told, entry: { id }, entryOmitted: true });
}
