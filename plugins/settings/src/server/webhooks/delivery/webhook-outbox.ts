import { openOutbox, type Database, type Outbox } from '@admin/server';
import { findEnabledWebhooks, findWebhookKeys } from '../operations/find-webhooks.ts';
import { webhookTables } from '../tables.ts';
import type { CallContext } from '../webhook-context.ts';
import { callWebhook } from './call-webhook.ts';

/** Calls under way at the same time: to one webhook, and in all, so that one that hangs does not hold up the rest. */
const atOnce = { each: 5, all: 20 };

/** Opens what is owed to webhooks, and begins to call them. */
export function openWebhookOutbox(context: CallContext & { readonly database: Database }): Outbox {
  const tables = webhookTables(context.database);
  return openOutbox(context, {
    owner: 'webhooks',
    atOnce,
    keys: () => findWebhookKeys(tables),
    receivers: async () =>
      (await findEnabledWebhooks(tables)).map((webhook) => ({
        key: String(webhook.id),
        deliver: (attempt) => callWebhook(context, webhook, attempt),
      })),
  });
}
