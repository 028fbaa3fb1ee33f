import type { Schemas } from '@admin/content-model';
import type { ContentService } from '../content/content-service.ts';
import type { Database } from '../database/database.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { FileStorage } from '../files/index.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { Logger } from '../logger.ts';
import type { TemplateMailer } from '../mail/post-mail.ts';
import type { ServiceRef } from '../services/service-ref.ts';
import type { PluginSettings } from './settings.ts';
import type { VariableRef } from './variable.ts';

/** The services that routes, hooks, jobs and listeners receive. `get` returns all others. */
export interface PluginContext {
  /** Reads and writes entries. */
  readonly content: ContentService;
  /** The content types and components of the application and its plugins. */
  readonly schemas: Schemas;
  /** Users, roles, sessions and permissions. */
  readonly identity: IdentityService;
  readonly database: Database;
  /** The storage of uploaded files. */
  readonly files: FileStorage;
  /** Sends mail: `mail.post` by a template that a plugin lists. */
  readonly mail: TemplateMailer;
  /** Publishes events, and subscribes to them. Events that a plugin publishes carry its id. */
  readonly events: EventBus;
  /** Reads and writes the settings of plugins. */
  readonly settings: PluginSettings;
  /** Returns the value of an environment variable of a plugin. */
  readonly variable: <Value>(ref: VariableRef<Value>) => Value;
  readonly logger: Logger;
  /** Milliseconds since 1970. Tests replace the clock. */
  readonly now: () => number;
  /**
   * Returns a service of a plugin, created on first use, or one of the server, such as `jobsRef`.
   * @throws Error that names the service when no plugin of this server provides it
   */
  readonly get: <S>(ref: ServiceRef<S>) => S;
}
