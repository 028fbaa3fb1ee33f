import {
  describeChange,
  notFound,
  type AppError,
  type ChangeOrigin,
  type ChangeRecord,
  type EntityStates,
  type LoggedDelivery,
} from '@admin/server';
import type { Selectable } from 'kysely';
import type { Webhook, WebhookDelivery } from '../../../endpoints/webhooks.ts';
import type { WebhookTables } from '../tables.ts';
import { maskHeaders } from './webhook-headers.ts';

export type WebhookRow = Selectable<WebhookTables['webhooks']>;

/** Returns the error for a missing webhook. */
export function webhookNotFound(): AppError {
  return notFound('webhook.notFound');
}

/** Returns the id in a path or a list; null for an invalid one. */
export function webhookId(sent: unknown): number | null {
  const text = typeof sent === 'number' || typeof sent === 'string' ? String(sent) : '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns the headers of requests, with secrets. */
export function headersOf({ headers }: Pick<WebhookRow, 'headers'>): Webhook['headers'] {
  return JSON.parse(headers) as Webhook['headers'];
}

/** Returns a webhook for users who may read webhooks, without the secrets of its receiver. */
export function presentWebhook(row: WebhookRow): Webhook {
  const { id, name, url, events, is_enabled } = row;
  const contentTypes = JSON.parse(row.content_types) as readonly string[];
  const locales = JSON.parse(row.locales) as readonly string[];
  return {
    id,
    name,
    url,
    headers: maskHeaders(headersOf(row)),
    events: JSON.parse(events) as Webhook['events'],
    isEnabled: is_enabled === 1,
    ...(contentTypes.length > 0 && { contentTypes: [...contentTypes] }),
    ...(locales.length > 0 && { locales: [...locales] }),
  };
}

/** Returns the record of a change of a webhook, without its secret and the values of its headers. */
export function webhookChange(states: EntityStates<WebhookRow>, origin: ChangeOrigin): ChangeRecord {
  const { id: webhook = null, name = null } = states.after ?? states.before ?? {};
  return {
    entity: { type: 'webhook', id: webhook, label: name },
    origin,
    ...describeChange('webhook', states, (row) => {
      const { id: _id, headers, ...values } = presentWebhook(row);
      return { ...values, headers: Object.keys(headers) };
    }),
  };
}

/** The response of a receiver. */
type ResponseDetail = Pick<WebhookDelivery, 'statusCode' | 'answer'>;

/** Returns the stored part of a response. */
export function detailText(detail: ResponseDetail): string {
  return JSON.stringify(detail);
}

/** Returns the stored response; empty without one. */
function detailOf(text: string | null): ResponseDetail {
  return text === null ? { statusCode: null, answer: null } : (JSON.parse(text) as ResponseDetail);
}

/** Returns a delivery for users who may read webhooks: the identity of its entry, without values. */
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
