import { type HttpClient, httpRef, notifyRef, optional, errorText, useService } from '@admin/shell';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Webhook, webhooksEndpoints, WebhookDelivery, WebhookLimits } from '../../endpoints/webhooks.ts';
import { settingsTags } from '../tags.ts';
import { deliveryMessages } from './messages.ts';

/** Returns the client of the webhook endpoints. */
export function webhookCalls(http: HttpClient) {
  return http.for<typeof webhooksEndpoints>();
}

/** Loads all webhooks, oldest first. */
export function webhooksQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.webhook, 'list'],
    queryFn: async ({ signal }): Promise<readonly Webhook[]> =>
      (await webhookCalls(http).call('GET /admin/webhooks', { signal })).data,
  });
}

/** Loads one webhook. */
export function webhookQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [settingsTags.webhook, 'one', id],
    queryFn: async ({ signal }): Promise<Webhook> =>
      (await webhookCalls(http).call('GET /admin/webhooks/:id', { params: { id }, signal })).data,
  });
}

/** Loads what webhooks can be limited to; null from a server without limits. */
export function webhookLimitsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.webhook, 'limits'],
    queryFn: async ({ signal }): Promise<WebhookLimits | null> =>
      (await optional(webhookCalls(http).call('GET /admin/webhook-limits', { signal })))?.data ?? null,
  });
}

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;

/** The filter and page of displayed deliveries. */
export interface DeliveryFilter {
  readonly state: WebhookDelivery['state'] | 'all';
  readonly page: number;
}

const pageSize = 10;

const root = (webhookId: number) => [settingsTags.webhook, 'deliveries', webhookId];

/** Loads deliveries of a webhook, newest first; null from a server that does not store them. */
export function deliveriesQuery(http: HttpClient, webhookId: number, { state, page }: DeliveryFilter) {
  return queryOptions({
    queryKey: [...root(webhookId), state, page],
    queryFn: async ({ signal }) => {
      const query = { page, pageSize, ...(state !== 'all' && { state }) };
      const params = { id: webhookId };
      const response = await optional(
        webhookCalls(http).call('GET /admin/webhooks/:id/deliveries', { params, query, signal }),
      );
      return response?.data ?? null;
    },
  });
}

/** Sends one delivery or all failed ones again, and reloads the deliveries. */
export function useReplay(webhookId: number) {
  const calls = webhookCalls(useService(httpRef));
  const notify = useService(notifyRef);
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'failed'): Promise<number> => {
      const params = { id: webhookId };
      if (which === 'failed') {
        return (await calls.call('POST /admin/webhooks/:id/deliveries/replay-failed', { params })).data.count;
      }
      const one = { ...params, deliveryId: which };
      await calls.call('POST /admin/webhooks/:id/deliveries/:deliveryId/replay', { params: one });
      return 1;
    },
    onSuccess: async (count) => {
      notify({ tone: 'success', title: { ...deliveryMessages.replayed, values: { count } } });
      await queries.invalidateQueries({ queryKey: root(webhookId) });
    },
    onError: (error) => notify({ tone: 'danger', title: errorText(error) }),
  });
}
