import type { Call } from '@admin/contract';
import { checkValues, type FieldErrors, type MessageDescriptor, validationMessages } from '@admin/shell';
import { array, object, string } from 'yup';
import type { Webhook, WebhookEvent, webhooksEndpoints } from '../../endpoints/webhooks.ts';
import { requiredText } from '../form-rules.ts';
import { formMessages as say } from '../messages.ts';
import { webhookMessages, webhookEditMessages } from './messages.ts';

/** One header while it is being edited. */
export interface HeaderRow {
  /** Stays the same while rows around it come and go. */
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** What the server shows of a header's value that opens something. Sent back, it keeps the value. */
export const hiddenValue = '••••••••';

/** A webhook while it is being edited. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly headers: readonly HeaderRow[];
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
}

/** A header row that nobody has filled in yet. */
export function emptyHeader(): HeaderRow {
  return { id: `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`, key: '', value: '' };
}

/** What a new webhook begins with. */
export function newWebhookValues(): WebhookValues {
  return { name: '', url: '', headers: [], events: [], isEnabled: true };
}

/** A webhook as the form shows it. */
export function webhookValues({ name, url, headers, events, isEnabled }: Webhook): WebhookValues {
  const rows = Object.entries(headers).map(([key, value]) => ({ id: `stored-${key}`, key, value }));
  return { name, url, headers: rows, events, isEnabled };
}

/** Rows that say something. */
function filled(rows: readonly HeaderRow[]): readonly HeaderRow[] {
  return rows
    .map(({ id, key, value }) => ({ id, key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== '' || value !== '');
}

/** Whether two lists of headers would be stored as the same. */
export function sameHeaders(one: readonly HeaderRow[] = [], other: readonly HeaderRow[] = []): boolean {
  const plain = (rows: readonly HeaderRow[]): string =>
    JSON.stringify(filled(rows).map(({ key, value }) => [key, value]));
  return plain(one) === plain(other);
}

/** Whether two lists name the same events, in whatever order. */
export function sameEvents(one: readonly WebhookEvent[] = [], other: readonly WebhookEvent[] = []): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/** A webhook as the server takes a new one: whether it is enabled is no part of that. */
export function webhookBody({
  name,
  url,
  headers,
  events,
}: WebhookValues): Call<typeof webhooksEndpoints.createWebhook>['body'] {
  const sent = Object.fromEntries(filled(headers).map(({ key, value }) => [key, value]));
  return { name, url, headers: sent, events: [...events] };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}

function headerError(rows: readonly HeaderRow[]): MessageDescriptor | undefined {
  const keys = filled(rows).map(({ key }) => key.toLowerCase());
  if (keys.includes('')) return webhookEditMessages.headerUnnamed;
  return new Set(keys).size < keys.length ? webhookEditMessages.headerTwice : undefined;
}

const rules = object({
  name: requiredText,
  url: string()
    .required(validationMessages.required)
    .max(2048, say.tooLong)
    .test({ message: webhookMessages.urlInvalid, test: (text) => isWebAddress(text) }),
  events: array().min(1, webhookEditMessages.eventsNeeded),
});

/** Checks a webhook before it is sent. */
export function checkWebhook(values: WebhookValues): FieldErrors | undefined {
  const fieldErrors = checkValues(rules, values);
  const headers = headerError(values.headers);
  return headers === undefined ? fieldErrors : { ...fieldErrors, headers };
}
