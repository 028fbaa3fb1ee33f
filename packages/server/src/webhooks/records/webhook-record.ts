import type { Webhook } from '@admin/contract';
import type { Selectable } from 'kysely';
import type { AppError } from '../../errors/app-error.ts';
import { notFound } from '../../errors/request-errors.ts';
import type { WebhookTables } from '../tables.ts';

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

/** A webhook as those may see it who may read webhooks. */
export function presentWebhook({ id, name, url, headers, events, is_enabled }: WebhookRow): Webhook {
  return {
    id,
    name,
    url,
    headers: JSON.parse(headers) as Webhook['headers'],
    events: JSON.parse(events) as Webhook['events'],
    isEnabled: is_enabled === 1,
  };
}
