import type { ServerConfig } from '../config/index.ts';
import { runMigrations, type Database } from '../database/index.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { Logger } from '../logger.ts';
import { deliverEvents } from './delivery/deliver-events.ts';
import { webhookMigrations } from './migrations.ts';
import type { WebhookContext } from './webhook-context.ts';
import { createWebhookService, type WebhookService } from './webhook-service.ts';

/** How long a receiver has for its answer, in milliseconds. */
const timeout = 10_000;

/** Webhooks at work. */
export interface OpenWebhooks {
  readonly service: WebhookService;
  /** Calls nobody for what happens from now on; resolves when the calls under way and waiting are done. */
  close(): Promise<void>;
}

/** Brings the table of webhooks up to date and begins to call them. */
export async function openWebhooks(parts: {
  readonly config: Pick<ServerConfig, 'webhooksAllowPrivate'>;
  readonly database: Database;
  readonly logger: Logger;
  readonly events: Pick<EventBus, 'on'>;
  readonly now: () => number;
}): Promise<OpenWebhooks> {
  const { config, database, logger, events, now } = parts;
  await runMigrations(database, 'webhooks', webhookMigrations);
  const reach = config.webhooksAllowPrivate ? 'anywhere' : 'public';
  const context: WebhookContext = { database, logger, reach, timeout, now };
  return { service: createWebhookService(context), close: deliverEvents(context, events) };
}
