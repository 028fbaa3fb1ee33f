import { route, type Route } from '@admin/server';
import { webhooksEndpoints } from '../../endpoints/webhooks.ts';
import { webhooksRef } from './webhook-service.ts';

/** The routes of webhooks. */
export const webhookRoutes: readonly Route[] = [
  route(webhooksEndpoints.listWebhooks, async ({ services }) => ({
    data: await services.get(webhooksRef).list(),
  })),
  route(webhooksEndpoints.readWebhook, async ({ services, params }) => ({
    data: await services.get(webhooksRef).read(params.id),
  })),
  route(webhooksEndpoints.createWebhook, async ({ services, body }) => ({
    data: await services.get(webhooksRef).create(body),
  })),
  route(webhooksEndpoints.updateWebhook, async ({ services, params, body }) => ({
    data: await services.get(webhooksRef).update(params.id, body),
  })),
  route(webhooksEndpoints.deleteWebhook, async ({ services, params }) => ({
    data: await services.get(webhooksRef).remove(params.id),
  })),
  route(webhooksEndpoints.deleteWebhooks, async ({ services, body }) => ({
    data: await services.get(webhooksRef).removeMany(body.ids),
  })),
  route(webhooksEndpoints.triggerWebhook, async ({ services, params }) => ({
    data: await services.get(webhooksRef).trigger(params.id),
  })),
  route(webhooksEndpoints.renewWebhookSecret, async ({ services, params }) => ({
    data: { secret: await services.get(webhooksRef).renewSecret(params.id) },
  })),
  route(webhooksEndpoints.listWebhookDeliveries, async ({ services, params, query }) => ({
    data: await services.get(webhooksRef).deliveries(params.id, query),
  })),
  route(webhooksEndpoints.replayWebhookDelivery, ({ services, params }) =>
    services
      .get(webhooksRef)
      .replay(params.id, params.deliveryId)
      .then(() => undefined),
  ),
  route(webhooksEndpoints.replayFailedWebhookDeliveries, async ({ services, params }) => ({
    data: { count: await services.get(webhooksRef).replayFailed(params.id) },
  })),
];
