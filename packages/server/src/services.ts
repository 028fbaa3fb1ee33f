import type { Schemas } from '@admin/content-model';
import type { ContentService } from './content/content-service.ts';
import type { Database } from './database/database.ts';
import type { IdentityService } from './identity/identity-service.ts';
import type { ServerConfig } from './config/server-config.ts';
import type { Mailer } from './mail/mailer.ts';
import type { CallChain } from './events/call-chain.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Logger } from './logger.ts';
import type { TokenService } from './tokens/token-service.ts';
import type { WebhookService } from './webhooks/webhook-service.ts';

/** Everything a route or a plugin can reach; built once at boot, in this order. */
export interface ServerServices {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly schemas: Schemas;
  readonly content: ContentService;
  readonly identity: IdentityService;
  readonly tokens: TokenService;
  readonly webhooks: WebhookService;
  readonly mail: Mailer;
  readonly events: EventBus;
  /** Tells calls that our own calls led to from those of people. */
  readonly callChain: CallChain;
  /** Milliseconds since 1970; injected so that expiry rules can be tested. */
  readonly now: () => number;
}
