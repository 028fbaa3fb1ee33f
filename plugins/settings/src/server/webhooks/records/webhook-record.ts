import { notFound, type AppError, type LoggedDelivery } from '@admin/server';
import type { Selectable } from 'kysely';
import type { Webhook, WebhookDelivery } from '../../../endpoints/webhooks.ts';
import type { WebhookTables } from '../tables.ts';
import { maskHeaders } from './webhook-headers.ts';

export type WebhookRow = Selectable<WebhookTables['webhooks']>;

/** The answer when there is no such webhook. */
export function webhookNotFound(): AppError {
  return notFound('webhook.notFound');
}

/** The id that a path or a list names; null for what is no id. */
export function webhookId(sent: unknown): number | null {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The headers of a webhook as they are sent, with secrets. */
export function headersOf({ headers }: Pick<WebhookRow, 'headers'>): Webhook['headers'] {
  return JSON.parse(headers) as Webhook['headers'];
}

/** A webhook as those may see it who may read webhooks: without what its receiver keeps secret. */
export function presentWebhook(row: WebhookRow): Webhook {
  const { id, name, url, events, is_enabled } = row;
  return {
    id,
    name,
    url,
    headers: maskHeaders(headersOf(row)),
    events: JSON.parse(events) as Webhook['events'],
    isEnabled: is_enabled === 1,
  };
}

/** What a receiver answered. */
type ResponseDetail = Pick<WebhookDelivery, 'statusCode' | 'answer'>;

/** What is kept of a receiver's answer. */
export function detailText(detail: ResponseDetail): string {
  return JSON.stringify(detail);
}

/** What was kept of it; nothing where none came. */
function detailOf(text: string | null): ResponseDetail {
  return text === null ? { statusCode: null, answer: null } : (JSON.parse(text) as ResponseDetail);
}

/** A delivery as those may see it who may read webhooks: which entry it is about, and nothing of the entry itself. */
export function presentDelivery(row: LoggedDelivery): WebhookDelivery {
  const { statusCode, answer: response } = detailOf(row.detail);
  return {
    id: row.id,
    messageId: row.message_id,
    event: row.event,
    uid: row.uid,
    entryId: row.record_id,
    state: row.state,
    attempts: row.attempts,
    createdAt: row.created_at,
    triedAt: row.tried_at,
    nextAt: row.state === 'waiting' ? row.due_at : null,
    statusCode,
    duration: row.duration,
    answer: response,
    failure: row.failure,
  };
}
