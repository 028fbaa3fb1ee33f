import { notFound, type AppError } from '@admin/server';
import type { Selectable } from 'kysely';
import type { Webhook } from '../../../endpoints/webhooks.ts';
import type { WebhookTables } from '../tables.ts';
import { maskHeaders } from './secret-headers.ts';

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
