import type { Call } from '@admin/contract';
import { validationFailed, type ValidationDetail } from '@admin/server';
import type { webhooksEndpoints } from '../../../endpoints/webhooks.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { unmaskHeaders, type StoredHeaders } from './secret-headers.ts';
import { brokenHeaders } from './webhook-headers.ts';
import type { WebhookRow } from './webhook-record.ts';
import { brokenUrl } from './webhook-url.ts';

/** A webhook as it is sent. */
export type WebhookBody = Call<typeof webhooksEndpoints.updateWebhook>['body'];

/**
 * What is stored of a webhook that was sent.
 * @param stored what it was before; null for a new one
 * @throws AppError VALIDATION_FAILED
 */
export function webhookValues(
  { reach }: Pick<WebhookContext, 'reach'>,
  body: WebhookBody,
  stored: StoredHeaders | null,
): Pick<WebhookRow, 'name' | 'url' | 'headers' | 'events'> {
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
  };
}
