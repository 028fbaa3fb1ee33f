import type { ContentType, Schemas } from '@admin/content-model';
import type { ContentApiActions } from '../content-api/content-api-actions.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Database } from '../database/database.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { FileStorage } from '../files/index.ts';
import type { TemplateMailer } from '../mail/post-mail.ts';
import type { CallChain } from '../events/call-chain.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { RunningJobs } from '../jobs/job-record.ts';
import type { Logger } from '../logger.ts';
import type { PluginFacts } from './plugin-facts.ts';
import type { ApiClient, ApiClientCall } from './api-client.ts';
import type { ServiceRef } from './service-ref.ts';
import type { VariableRef } from './variable.ts';
import type { DurableListeners } from './durable-listeners.ts';
import type { PluginProblem } from './plugin-problem.ts';
import type { PluginSettings } from './settings.ts';

/** What a route or a plugin can reach of the server: its own parts, and the services of plugins. */
export interface ServerServices {
  readonly config: ServerConfig;
  readonly logger: Logger;
  readonly database: Database;
  readonly schemas: Schemas;
  /** Types of data in the server's and the plugins' own tables, so that clients can name the targets of links. */
  readonly internalTypes: readonly ContentType[];
  readonly content: ContentService;
  readonly identity: IdentityService;
  /** The actions that API tokens can allow. */
  readonly contentApi: ContentApiActions;
  /**
   * Authenticates the caller of a route for API clients.
   * @throws AppError UNAUTHORIZED (401), FORBIDDEN (403)
   */
  readonly authenticateApiClient: (call: ApiClientCall) => Promise<ApiClient>;
  /** Sends mail: `mail.post` by a template that a plugin lists. */
  readonly mail: TemplateMailer;
  /** Where uploaded files are kept. */
  readonly files: FileStorage;
  readonly events: EventBus;
  /** Tells calls that our own calls led to from those of people. */
  readonly callChain: CallChain;
  /** Work that plugins do again and again. */
  readonly jobs: RunningJobs;
  /** Undelivered events of durable listeners. */
  readonly listeners: DurableListeners;
  /** What is set about plugins. */
  readonly settings: PluginSettings;
  /** The plugins that this server runs, and why it runs without others. */
  readonly plugins: () => {
    readonly plugins: readonly PluginFacts[];
    readonly problems: readonly PluginProblem[];
  };
  /** A key of 32 bytes that only servers with the same `SECRET` have, for one purpose: `notes/share-links` of `notes`. */
  readonly deriveKey: (purpose: `${string}/${string}`) => Uint8Array;
  /** What the environment says to a variable of a plugin. */
  readonly variable: <Value>(ref: VariableRef<Value>) => Value;
  /**
   * A service that a plugin provides, made now if nobody has asked for it yet.
   * @throws Error that names the service when no plugin of this server provides it
   */
  readonly get: <S>(ref: ServiceRef<S>) => S;
  /** Milliseconds since 1970; injected so that expiry rules can be tested. */
  readonly now: () => number;
}
