import type { ValidationDetail } from '@admin/server';
import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Webhook } from '../../../endpoints/webhooks.ts';

type Headers = Webhook['headers'];

/**
 * Replaces a hidden value. It contains a character that no header may have, so that it is never mistaken for a value.
 */
export const mask = '••••••••';

/** Matches names of headers with secret values. */
const secretNames = /auth|cookie|credential|key|pass|secret|session|signature|token/i;

/** The minimum length of a masked value; shorter ones occur in other texts by chance. */
const minMaskedLength = 4;

/** Returns headers with masked secret values. */
export function maskHeaders(headers: Headers): Headers {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secretNames.test(name) ? mask : value]),
  );
}

/** Masks the secret header values that a text of the receiver repeats. */
export function maskSecretsIn(text: string, headers: Headers): string {
  return Object.entries(headers)
    .filter(([name, value]) => secretNames.test(name) && value.length >= minMaskedLength)
    .reduce((rest, [, value]) => rest.replaceAll(value, mask), text);
}

/** The webhook before the change. */
export interface StoredHeaders {
  readonly url: string;
  readonly headers: Headers;
}

function originOf(url: string): string {
  return URL.canParse(url) ? new URL(url).origin : '';
}

/**
 * Returns headers in their stored form: a mask means the stored value. It does so for the same receiver only: otherwise
 * a user who may change a webhook could send its secrets to another address.
 */
export function unmaskHeaders(
  sent: Headers,
  url: string,
  stored: StoredHeaders | null,
): { readonly headers: Headers; readonly errors: readonly ValidationDetail[] } {
  const storedValues = new Map(
    Object.entries(stored?.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isSameReceiver = stored !== null && originOf(stored.url) === originOf(url);
  const errors: ValidationDetail[] = [];
  const headers = Object.entries(sent).map(([name, value]) => {
    if (value !== mask) return [name, value] as const;
    const before = storedValues.get(name.toLowerCase());
    if (before !== undefined && isSameReceiver) return [name, before] as const;
    const reason = before === undefined ? 'has no stored value' : 'belongs to another address';
    const message = `headers.${name} ${reason}: its value is needed again`;
    errors.push({ path: ['headers', name], message, name: 'ValidationError' });
    return [name, ''] as const;
  });
  return { headers: Object.fromEntries(headers), errors };
}

const maxHeaders = 50;

/** Headers of the transport and of the message, which only the server may set. */
const reserved = new Set([
  'connection',
  'content-length',
  'content-type',
  'expect',
  'host',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'webhook-id',
  'webhook-signature',
  'webhook-timestamp',
  'x-webhook-depth',
  'x-webhook-event',
]);

function succeeds(check: () => void): boolean {
  try {
    check();
    return true;
  } catch {
    return false;
  }
}

function problemOf(name: string, value: string): string | null {
  if (!succeeds(() => validateHeaderName(name))) return 'is not the name of a header';
  if (reserved.has(name.toLowerCase())) return 'is set by the server';
  // The message does not repeat the value, which may be secret.
  return succeeds(() => validateHeaderValue(name, value)) ? null : 'has characters that a header cannot have';
}

/** Returns the validation errors of the headers of a webhook. */
export function brokenHeaders(headers: Readonly<Record<string, string>>): readonly ValidationDetail[] {
  const entries = Object.entries(headers);
  if (entries.length > maxHeaders) {
    const message = `headers field must have less than or equal to ${maxHeaders} items`;
    return [{ path: ['headers'], message, name: 'ValidationError' }];
  }
  return entries.flatMap(([name, value]): ValidationDetail[] => {
    const problem = problemOf(name, value);
    if (problem === null) return [];
    return [{ path: ['headers', name], message: `headers.${name} ${problem}`, name: 'ValidationError' }];
  });
}
