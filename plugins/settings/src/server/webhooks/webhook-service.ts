import { defineService, type DeliveryQuery } from '@admin/server';
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

/** The id of a webhook, or of a delivery, as a path names it. */
type SentId = number | string;

/** What administrators do with webhooks. Answers are for readers of webhooks only; secrets in them are masked. */
export interface WebhookService {
  list(): Promise<Webhook[]>;
  read(id: SentId): Promise<Webhook>;
  create(body: NewWebhookBody): Promise<Webhook>;
  /** Replaces it. A masked header keeps its value, for the same receiver. */
  update(id: SentId, body: WebhookBody): Promise<Webhook>;
  /** Answers what it was. */
  remove(id: SentId): Promise<Webhook>;
  /** Answers the ids of those that were there. */
  removeMany(ids: unknown): Promise<number[]>;
  /** Calls a webhook once and tells how that ended. */
  trigger(id: SentId): Promise<WebhookTrial>;
  /** Makes a new secret to sign by, and tells it this once. */
  renewSecret(id: SentId): Promise<string>;
  /** What was and is to be sent to a webhook, newest first. */
  deliveries(id: SentId, query: DeliveryQuery): Promise<DeliveryLog>;
  /** Sends one delivery once more. */
  replay(id: SentId, deliveryId: SentId): Promise<void>;
  /** Sends everything once more that was given up; answers how many. */
  replayFailed(id: SentId): Promise<number>;
  /** Looks for deliveries that are due at once, and resolves when none is left. */
  deliverDue(): Promise<void>;
  /** Sends nothing more; resolves when the calls under way have ended. What waits is sent after the next start. */
  close(): Promise<void>;
}

/** Webhooks at work, for whoever has to do with them. */
export const webhooksRef = defineService<WebhookService>('webhooks.service');

/** Binds the operations on webhooks to what they work with. */
export function createWebhookService(context: WebhookContext): WebhookService {
  const { outbox } = context;
  const tables = webhookTables(context.database);
  return {
    list: async () => (await findWebhooks(tables)).map(presentWebhook),
    read: async (id) => presentWebhook(await findWebhook(tables, id)),
    create: async (body) => presentWebhook(await createWebhook(context, body)),
    update: async (id, body) => {
      const webhook = presentWebhook(await updateWebhook(context, id, body));
      if (webhook.isEnabled) outbox.wake();
      return webhook;
    },
    remove: async (id) => presentWebhook(await deleteWebhook(context, id)),
    removeMany: (ids) => deleteWebhooks(context, ids),
    trigger: (id) => triggerWebhook(context, id),
    renewSecret: (id) => renewSecret(context, id),
    deliveries: (id, query) => findDeliveries(context, id, query),
    replay: (id, deliveryId) => replayDelivery(context, id, deliveryId),
    replayFailed: (id) => replayFailed(context, id),
    deliverDue: () => outbox.drain(),
    close: () => outbox.close(),
  };
}
