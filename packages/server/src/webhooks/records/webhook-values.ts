import type { Call, webhooksEndpoints } from '@admin/contract';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import type { WebhookContext } from '../webhook-context.ts';
import { brokenHeaders } from './webhook-headers.ts';
import type { WebhookRow } from './webhook-record.ts';
import { brokenUrl } from './webhook-url.ts';

/** A webhook as it is sent. */
export type WebhookBody = Call<typeof webhooksEndpoints.createWebhook>['body'];

/**
 * What is stored of a webhook that was sent.
 * @throws AppError VALIDATION_FAILED
 */
export function webhookValues(
  { reach }: Pick<WebhookContext, 'reach'>,
  body: WebhookBody,
): Pick<WebhookRow, 'name' | 'url' | 'headers' | 'events'> {
  const name = body.name.normalize('NFC').trim();
  const errors: ValidationDetail[] = [
    ...(name === ''
      ? [{ path: ['name'], message: 'name is a required field', name: 'ValidationError' } as const]
      : []),
    ...brokenUrl(body.url, reach),
    ...brokenHeaders(body.headers),
  ];
  if (errors.length > 0) throw validationFailed(errors);
  return {
    name,
    url: body.url.trim(),
    headers: JSON.stringify(body.headers),
    events: JSON.stringify([...new Set(body.events)]),
  };
}
