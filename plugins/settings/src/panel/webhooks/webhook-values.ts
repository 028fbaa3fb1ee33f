import type { Call } from '@admin/contract';
import { checkValues, type FieldErrors, type MessageDescriptor, validationMessages } from '@admin/shell';
import { array, object, string } from 'yup';
import type { Webhook, WebhookEvent, webhooksEndpoints } from '../../endpoints/webhooks.ts';
import { requiredText } from '../form-rules.ts';
import { formMessages } from '../messages.ts';
import { webhookMessages, webhookEditMessages } from './messages.ts';

/** A header in the form. */
export interface HeaderRow {
  /** Stays the same while other rows are added and removed. */
  readonly id: string;
  readonly key: string;
  readonly value: string;
}

/** Replaces secret header values in responses. Sent back, it preserves the value. */
export const hiddenValue = '••••••••';

/** The form values of a webhook. */
export interface WebhookValues {
  readonly name: string;
  readonly url: string;
  readonly headers: readonly HeaderRow[];
  readonly events: readonly WebhookEvent[];
  readonly isEnabled: boolean;
  /** The uids of the only content types; empty for all. */
  readonly contentTypes: readonly string[];
  /** The codes of the only locales; empty for all. */
  readonly locales: readonly string[];
}

/** Returns an empty header row. */
export function emptyHeader(): HeaderRow {
  return { id: `new-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`, key: '', value: '' };
}

/** The initial values of a new webhook. */
export function newWebhookValues(): WebhookValues {
  return { name: '', url: '', headers: [], events: [], isEnabled: true, contentTypes: [], locales: [] };
}

/** Returns the form values of a webhook. */
export function webhookValues({
  name,
  url,
  headers,
  events,
  isEnabled,
  contentTypes = [],
  locales = [],
}: Webhook): WebhookValues {
  const rows = Object.entries(headers).map(([key, value]) => ({ id: `stored-${key}`, key, value }));
  return { name, url, headers: rows, events, isEnabled, contentTypes, locales };
}

/** Returns the rows that are not empty. */
function filled(rows: readonly HeaderRow[]): readonly HeaderRow[] {
  return rows
    .map(({ id, key, value }) => ({ id, key: key.trim(), value: value.trim() }))
    .filter(({ key, value }) => key !== '' || value !== '');
}

/** Returns whether two lists of headers would be stored as the same. */
export function sameHeaders(one: readonly HeaderRow[] = [], other: readonly HeaderRow[] = []): boolean {
  const plain = (rows: readonly HeaderRow[]): string =>
    JSON.stringify(filled(rows).map(({ key, value }) => [key, value]));
  return plain(one) === plain(other);
}

/** Returns whether two lists contain the same events, in any order. */
export function sameEvents(one: readonly WebhookEvent[] = [], other: readonly WebhookEvent[] = []): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

/**
 * Returns the request body of a new webhook, which does not contain its state. Limits are sent only if there were or are
 * some: other servers of this API reject them.
 */
export function webhookBody(
  { name, url, headers, events, contentTypes, locales }: WebhookValues,
  before: Pick<Webhook, 'contentTypes' | 'locales'> = {},
): Call<typeof webhooksEndpoints.createWebhook>['body'] {
  const sent = Object.fromEntries(filled(headers).map(({ key, value }) => [key, value]));
  // The form has an empty text instead of an empty list.
  const [types, codes] = [[...(contentTypes || [])], [...(locales || [])]];
  return {
    name,
    url,
    headers: sent,
    events: [...events],
    ...((types.length > 0 || before.contentTypes !== undefined) && { contentTypes: types }),
    ...((codes.length > 0 || before.locales !== undefined) && { locales: codes }),
  };
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
    .max(2048, formMessages.tooLong)
    .test({ message: webhookMessages.urlInvalid, test: (text) => isWebAddress(text) }),
  events: array().min(1, webhookEditMessages.eventsNeeded),
});

/** Validates a webhook before it is sent. */
export function checkWebhook(values: WebhookValues): FieldErrors | undefined {
  const fieldErrors = checkValues(rules, values);
  const headers = headerError(values.headers);
  return headers === undefined ? fieldErrors : { ...fieldErrors, headers };
}
