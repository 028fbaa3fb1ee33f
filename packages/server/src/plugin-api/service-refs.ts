import type { ContentType, Schemas } from '@admin/content-model';
import type { Init, ProjectType } from '@admin/contract';
import type { ServerConfig } from '../config/server-config.ts';
import type { ContentApiActions } from '../content-api/content-api-actions.ts';
import type { ContentService } from '../content/content-service.ts';
import type { Database } from '../database/database.ts';
import type { CallChain } from '../events/call-chain.ts';
import type { EntryHooks } from '../events/entry-hooks.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { UserHooks } from '../events/user-hooks.ts';
import type { FileStorage } from '../files/index.ts';
import type { Accounts } from '../identity/accounts.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import type { RunningJobs } from '../jobs/job-record.ts';
import type { Logger } from '../logger.ts';
import type { TemplateMailer } from '../mail/post-mail.ts';
import { defineService } from '../services/service-ref.ts';
import type { ApiClient, ApiClientCall } from './api-client.ts';
import type { DurableListeners } from './event-listener.ts';
import type { RunningExternalPlugins } from './external-plugins.ts';
import type { PluginFacts, PluginProblem } from './plugin-facts.ts';
import type { PluginSettings } from './settings.ts';
import type { ContentTypeOptions } from './server-plugin.ts';
import type { VariableRef } from './variable.ts';

/** The plugins that run, and why others do not. */
export interface PluginReport {
  readonly plugins: readonly PluginFacts[];
  readonly problems: readonly PluginProblem[];
}

// Members of `PluginContext`.
export const contentRef = defineService<ContentService>('server.content');
export const schemasRef = defineService<Schemas>('server.schemas');
export const identityRef = defineService<IdentityService>('server.identity');
export const databaseRef = defineService<Database>('server.database');
export const filesRef = defineService<FileStorage>('server.files');
export const mailRef = defineService<TemplateMailer>('server.mail');
export const eventsRef = defineService<EventBus>('server.events');
export const settingsRef = defineService<PluginSettings>('server.settings');
export const variablesRef = defineService<<Value>(ref: VariableRef<Value>) => Value>('server.variables');
export const loggerRef = defineService<Logger>('server.logger');
/** Returns milliseconds since 1970. */
export const clockRef = defineService<() => number>('server.clock');

// Reached by `get` only.
export const configRef = defineService<ServerConfig>('server.config');
/** Hooks that run before entries are written. */
export const hooksRef = defineService<EntryHooks>('server.hooks');
/** Hooks that run before steps of accounts. */
export const userHooksRef = defineService<UserHooks>('server.user-hooks');
/** Accounts and sessions, for plugins that sign users in by other means than a password. */
export const accountsRef = defineService<Accounts>('server.accounts');
/** The jobs of plugins: their last and next runs. */
export const jobsRef = defineService<RunningJobs>('server.jobs');
/** The durable listeners of plugins: their undelivered events. */
export const durableListenersRef = defineService<DurableListeners>('server.durable-listeners');
/** Distinguishes requests that the server's own outbound calls caused. */
export const callChainRef = defineService<CallChain>('server.call-chain');
/** Derives a key of 32 bytes from `SECRET` for one purpose, such as `notes/share-links`. */
export const deriveKeyRef =
  defineService<(purpose: `${string}/${string}`) => Uint8Array>('server.derive-key');
/** The actions open to API clients. */
export const contentApiRef = defineService<ContentApiActions>('server.content-api');
/** Types of data in the server's and the plugins' own tables, so that clients can name the targets of links. */
export const internalTypesRef = defineService<readonly ContentType[]>('server.internal-types');
/** The built plugins beside the application. */
export const externalPluginsRef = defineService<RunningExternalPlugins>('server.external-plugins');
export const pluginsRef = defineService<PluginReport>('server.plugins');
/**
 * Authenticates the caller of a route for API clients.
 * Throws AppError UNAUTHORIZED (401) or FORBIDDEN (403).
 */
export const authenticateApiClientRef = defineService<(call: ApiClientCall) => Promise<ApiClient>>(
  'server.authenticate-api-client',
);
/** Runs the sign-out hooks of plugins. Returns the URL where the panel continues. */
export const signOutRef =
  defineService<
    (session: { readonly sessionId: string; readonly userId: number }) => Promise<string | undefined>
  >('server.sign-out');
/** The edition of this server, and the features of its running plugins. */
export const projectTypeRef = defineService<ProjectType>('server.project-type');
/** Reads the options of content types that plugins add at run time, by uid. */
export const contentTypeOptionsRef = defineService<() => Promise<ContentTypeOptions>>(
  'server.content-type-options',
);
/** Reads what the panel must know before the sign-in. */
export const readInitRef = defineService<() => Promise<Init>>('server.read-init');
