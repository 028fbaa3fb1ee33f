import type { Call } from '@admin/contract';
import { hostOf, type ValidationDetail, validationFailed } from '@admin/server';
import { isIP } from 'node:net';
import type { webhooksEndpoints } from '../../../endpoints/webhooks.ts';
import type { WebhookReach, WebhookContext } from '../webhook-context.ts';
import { unmaskHeaders, type StoredHeaders, brokenHeaders } from './webhook-headers.ts';
import type { WebhookRow } from './webhook-record.ts';

function fieldError(message: string): ValidationDetail {
  return { path: ['url'], message, name: 'ValidationError' };
}

const invalid = fieldError('url must be a valid URL');
const unreachable = fieldError("Url is not supported because it isn't reachable over the public internet");

/** Names that resolve only on this machine or in its network. */
const localNames = /^[^.]+\.?$|\.(?:localhost|local|internal|lan|home|intranet|corp|arpa)\.?$/i;

/**
 * Returns the validation errors of a webhook address. Where only public addresses are allowed, IP addresses and local
 * names are rejected; the addresses of other names are checked with every request.
 */
function brokenUrl(text: string, reach: WebhookReach): readonly ValidationDetail[] {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return [invalid];
  if (reach === 'anywhere') return [];
  const host = hostOf(url);
  return isIP(host) !== 0 || localNames.test(host) ? [invalid, unreachable] : [];
}

/** A webhook, as in a request. */
export type WebhookBody = Call<typeof webhooksEndpoints.updateWebhook>['body'];

/**
 * Returns the stored values of a webhook.
 * @param stored the previous values; null for a new one
 * @throws AppError VALIDATION_FAILED
 */
export function webhookValues(
  { reach }: Pick<WebhookContext, 'reach'>,
  body: WebhookBody,
  stored: StoredHeaders | null,
): Pick<WebhookRow, 'name' | 'url' | 'headers' | 'events'> &
  Partial<Pick<WebhookRow, 'content_types' | 'locales'>> {
  const name = body.name.normalize('NFC').trim();
  const url = body.url.trim();
  const { headers, errors: missing } = unmaskHeaders(body.headers, url, stored);
  const errors: ValidationDetail[] = [
    ...(name === ''
      ? [{ path: ['name'], message: 'name is a required field', name: 'ValidationError' } as const]
      : []),
    ...brokenUrl(body.url, reach),
    ...missing,
    ...brokenHeaders(headers),
  ];
  if (errors.length > 0) throw validationFailed(errors);
  return {
    name,
    url,
    headers: JSON.stringify(headers),
    events: JSON.stringify([...new Set(body.events)]),
    ...(body.contentTypes && { content_types: JSON.stringify([...new Set(body.contentTypes)]) }),
    ...(body.locales && { locales: JSON.stringify([...new Set(body.locales)]) }),
  };
}
