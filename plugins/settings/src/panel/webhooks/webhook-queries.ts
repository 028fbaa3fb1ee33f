import type { HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { Webhook, webhooksEndpoints } from '../../endpoints/webhooks.ts';
import { settingsTags } from '../tags.ts';

/** The client of the calls about webhooks. */
export function webhookCalls(http: HttpClient) {
  return http.for<typeof webhooksEndpoints>();
}

/** Every webhook, oldest first. */
export function webhooksQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.webhook, 'list'],
    queryFn: async ({ signal }): Promise<readonly Webhook[]> =>
      (await webhookCalls(http).call('GET /admin/webhooks', { signal })).data,
  });
}

/** One webhook. */
export function webhookQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [settingsTags.webhook, 'one', id],
    queryFn: async ({ signal }): Promise<Webhook> =>
      (await webhookCalls(http).call('GET /admin/webhooks/:id', { params: { id }, signal })).data,
  });
}
