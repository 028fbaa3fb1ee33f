import { defineService, serverOrigin, type ChangeOrigin, type DeliveryQuery } from '@admin/server';
import type { Webhook, WebhookTrial } from '../../endpoints/webhooks.ts';
import { createWebhook, type NewWebhookBody, updateWebhook } from './operations/save-webhook.ts';
import { deleteWebhook, deleteWebhooks } from './operations/delete-webhooks.ts';
import { findDeliveries, type DeliveryLog, replayDelivery, replayFailed } from './operations/deliveries.ts';
import { findWebhook, findWebhooks } from './operations/find-webhooks.ts';
import { renewSecret } from './operations/renew-secret.ts';
import { triggerWebhook } from './operations/trigger-webhook.ts';
import { presentWebhook } from './records/webhook-record.ts';
import type { WebhookBody } from './records/webhook-values.ts';
import { webhookTables } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';

/** The id of a webhook or delivery, as in a path. */
type SentId = number | string;

/**
 * Operations on webhooks. Responses are for users who may read webhooks; secrets are masked. Changes are recorded with
 * their origin, by default the server.
 */
export interface WebhookService {
  list(): Promise<Webhook[]>;
  read(id: SentId): Promise<Webhook>;
  create(body: NewWebhookBody, origin?: ChangeOrigin): Promise<Webhook>;
  /** Replaces a webhook. A masked header keeps its value if the receiver is the same. */
  update(id: SentId, body: WebhookBody, origin?: ChangeOrigin): Promise<Webhook>;
  /** Returns the deleted webhook. */
  remove(id: SentId, origin?: ChangeOrigin): Promise<Webhook>;
  /** Returns the ids of the deleted webhooks. */
  removeMany(ids: unknown, origin?: ChangeOrigin): Promise<number[]>;
  /** Calls a webhook once and returns the result. */
  trigger(id: SentId): Promise<WebhookTrial>;
  /** Creates a new signing secret; only this response contains it. */
  renewSecret(id: SentId, origin?: ChangeOrigin): Promise<string>;
  /** Returns the sent and pending deliveries of a webhook, newest first. */
  deliveries(id: SentId, query: DeliveryQuery): Promise<DeliveryLog>;
  /** Sends one delivery again. */
  replay(id: SentId, deliveryId: SentId): Promise<void>;
  /** Sends all failed deliveries again; returns their number. */
  replayFailed(id: SentId): Promise<number>;
  /** Sends due deliveries immediately; resolves when none is left. */
  deliverDue(): Promise<void>;
  /** Stops sending; resolves when running calls have ended. Pending deliveries are sent after the next start. */
  close(): Promise<void>;
}

/** The webhook service, for other plugins. */
export const webhooksRef = defineService<WebhookService>('webhooks.service');

/** Binds the operations on webhooks to their context. */
export function createWebhookService(context: WebhookContext): WebhookService {
  const { outbox } = context;
  const tables = webhookTables(context.database);
  return {
    list: async () => (await findWebhooks(tables)).map(presentWebhook),
    read: async (id) => presentWebhook(await findWebhook(tables, id)),
    create: async (body, origin = serverOrigin) => presentWebhook(await createWebhook(context, body, origin)),
    update: async (id, body, origin = serverOrigin) => {
      const webhook = presentWebhook(await updateWebhook(context, id, body, origin));
      if (webhook.isEnabled) outbox.wake();
      return webhook;
    },
    remove: async (id, origin = serverOrigin) => presentWebhook(await deleteWebhook(context, id, origin)),
    removeMany: (ids, origin = serverOrigin) => deleteWebhooks(context, ids, origin),
    trigger: (id) => triggerWebhook(context, id),
    renewSecret: (id, origin = serverOrigin) => renewSecret(context, id, origin),
    deliveries: (id, query) => findDeliveries(context, id, query),
    replay: (id, deliveryId) => replayDelivery(context, id, deliveryId),
    replayFailed: (id) => replayFailed(context, id),
    deliverDue: () => outbox.drain(),
    close: () => outbox.close(),
  };
}
