import { endpoints } from '@admin/contract';
import { route, type Route } from '../../plugins/definition/index.ts';

/** The calls about webhooks. */
export const webhookRoutes: readonly Route[] = [
  route(endpoints.listWebhooks, async ({ services }) => ({ data: await services.webhooks.list() })),
  route(endpoints.readWebhook, async ({ services, params }) => ({
    data: await services.webhooks.read(params.id),
  })),
  route(endpoints.createWebhook, async ({ services, body }) => ({
    data: await services.webhooks.create(body),
  })),
  route(endpoints.updateWebhook, async ({ services, params, body }) => ({
    data: await services.webhooks.update(params.id, body),
  })),
  route(endpoints.deleteWebhook, async ({ services, params }) => ({
    data: await services.webhooks.remove(params.id),
  })),
  route(endpoints.deleteWebhooks, async ({ services, body }) => ({
    data: await services.webhooks.removeMany(body.ids),
  })),
  route(endpoints.triggerWebhook, async ({ services, params }) => ({
    data: await services.webhooks.trigger(params.id),
  })),
  route(endpoints.renewWebhookSecret, async ({ services, params }) => ({
    data: { secret: await services.webhooks.renewSecret(params.id) },
  })),
  route(endpoints.listWebhookDeliveries, async ({ services, params, query }) => ({
    data: await services.webhooks.deliveries(params.id, query),
  })),
  route(endpoints.replayWebhookDelivery, ({ services, params }) =>
    services.webhooks.replay(params.id, params.deliveryId).then(() => undefined),
  ),
  route(endpoints.replayFailedWebhookDeliveries, async ({ services, params }) => ({
    data: { count: await services.webhooks.replayFailed(params.id) },
  })),
];
