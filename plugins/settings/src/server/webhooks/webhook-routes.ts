import { isDisplayed } from '@admin/content-model';
import { originOf, route, type Route } from '@admin/server';
import { webhooksEndpoints } from '../../endpoints/webhooks.ts';
import { webhooksRef } from './webhook-service.ts';

/** The routes of webhooks. */
export const webhookRoutes: readonly Route[] = [
  route(webhooksEndpoints.listWebhooks, async ({ services }) => ({
    data: await services.get(webhooksRef).list(),
  })),
  route(webhooksEndpoints.listWebhookLimits, async ({ services: { schemas, content } }) => ({
    data: {
      contentTypes: [...schemas.contentTypes.values()]
        .filter(isDisplayed)
        .map(({ uid, info }) => ({ uid, displayName: info.displayName })),
      locales: (await content.locales.all()).map(({ code, name }) => ({ code, name })),
    },
  })),
  route(webhooksEndpoints.readWebhook, async ({ services, params }) => ({
    data: await services.get(webhooksRef).read(params.id),
  })),
  route(webhooksEndpoints.createWebhook, async ({ services, actor, body }) => ({
    data: await services.get(webhooksRef).create(body, originOf(actor.permissions)),
  })),
  route(webhooksEndpoints.updateWebhook, async ({ services, actor, params, body }) => ({
    data: await services.get(webhooksRef).update(params.id, body, originOf(actor.permissions)),
  })),
  route(webhooksEndpoints.deleteWebhook, async ({ services, actor, params }) => ({
    data: await services.get(webhooksRef).remove(params.id, originOf(actor.permissions)),
  })),
  route(webhooksEndpoints.deleteWebhooks, async ({ services, actor, body }) => ({
    data: await services.get(webhooksRef).removeMany(body.ids, originOf(actor.permissions)),
  })),
  route(webhooksEndpoints.triggerWebhook, async ({ services, params }) => ({
    data: await services.get(webhooksRef).trigger(params.id),
  })),
  route(webhooksEndpoints.renewWebhookSecret, async ({ services, actor, params }) => {
    const webhooks = services.get(webhooksRef);
    return { data: { secret: await webhooks.renewSecret(params.id, originOf(actor.permissions)) } };
  }),
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
