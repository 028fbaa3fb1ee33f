import type { Webhook, WebhookTrial } from '@admin/contract';
import { createWebhook } from './operations/create-webhook.ts';
import { deleteWebhook, deleteWebhooks } from './operations/delete-webhooks.ts';
import { findWebhook, findWebhooks } from './operations/find-webhooks.ts';
import { triggerWebhook } from './operations/trigger-webhook.ts';
import { updateWebhook } from './operations/update-webhook.ts';
import { presentWebhook } from './records/webhook-record.ts';
import type { WebhookBody } from './records/webhook-values.ts';
import { webhookTables } from './tables.ts';
import type { WebhookContext } from './webhook-context.ts';

/** The id of a webhook as a path names it. */
type SentId = number | string;

/** What administrators do with webhooks. Their headers may hold secrets: answers are for readers of webhooks only. */
export interface WebhookService {
  list(): Promise<Webhook[]>;
  read(id: SentId): Promise<Webhook>;
  create(body: WebhookBody): Promise<Webhook>;
  update(id: SentId, body: WebhookBody): Promise<Webhook>;
  /** Answers what it was. */
  remove(id: SentId): Promise<Webhook>;
  /** Answers the ids of those that were there. */
  removeMany(ids: unknown): Promise<number[]>;
  /** Calls a webhook once and tells how that ended. */
  trigger(id: SentId): Promise<WebhookTrial>;
}

/** Binds the operations on webhooks to what they work with. */
export function createWebhookService(context: WebhookContext): WebhookService {
  const tables = webhookTables(context.database);
  return {
    list: async () => (await findWebhooks(tables)).map(presentWebhook),
    read: async (id) => presentWebhook(await findWebhook(tables, id)),
    create: async (body) => presentWebhook(await createWebhook(context, body)),
    update: async (id, body) => presentWebhook(await updateWebhook(context, id, body)),
    remove: async (id) => presentWebhook(await deleteWebhook(context, id)),
    removeMany: (ids) => deleteWebhooks(context, ids),
    trigger: (id) => triggerWebhook(context, id),
  };
}
