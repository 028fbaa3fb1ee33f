import type { ContentType } from '@admin/content-model';
import type { Migration } from '../database/run-migrations.ts';
import type { MailTranslation } from '../mail/mail-language.ts';
import type { NamedMailTemplate } from '../mail/mail-template.ts';
import type { PluginContext } from './plugin-context.ts';
import type { ContentApiAction } from '../content-api/content-api-action.ts';
import type { ActionDefinition } from '../identity/actions.ts';
import type { BeforeHook } from './before-hook.ts';
import type { BeforeUserHook } from './before-user.ts';
import type { ListedRecorder } from './change-recorder.ts';
import type { PluginComponent, PluginContentType, ServerCustomField } from './content-type.ts';
import type { EventListener } from './event-listener.ts';
import type { Job } from './job.ts';
import type { PluginFacts } from './plugin-facts.ts';
import type { ApiClientAuthentication, ApiClientCall } from './api-client.ts';
import type { Route } from './route.ts';
import type { ProvidedService } from './service.ts';
import type { VariableRef } from './variable.ts';
import type { Init } from '@admin/contract';

/** The server half of a plugin: inert, resolved when the server starts. `plugins/SPEC.md` has the rules. */
export interface ServerPlugin extends PluginFacts {
  /** Made with `defineVariable`; their names start with the plugin's id, as `NOTES_`. */
  readonly variables?: readonly VariableRef<unknown>[];
  /** Made with `provideService`. */
  readonly services?: readonly ProvidedService[];
  /** The history of its own tables, oldest first; only ever added to. */
  readonly migrations?: readonly Migration[];
  /**
   * Content of its own: stored, permitted and shown like that of the application. What was stored stays when the plugin
   * goes. Uids start with `plugin::`, the plugin's id and a dot.
   */
  readonly contentTypes?: readonly PluginContentType[];
  /** Components of its own, for its content types and those of others. Uids start with the plugin's id and a dot. */
  readonly components?: readonly PluginComponent[];
  /**
   * Describes data in the plugin's own tables, so that clients can name the targets of links. No table or list is
   * created. Uids start with `plugin::`, the plugin's id and a dot.
   */
  readonly internalTypes?: readonly ContentType[];
  /** Made with `defineCustomField`: what the server has to know of the custom fields of the panel half. */
  readonly customFields?: readonly ServerCustomField[];
  /** Their ids start with `plugin::`, the plugin's id and a dot. */
  readonly actions?: readonly ActionDefinition[];
  /** Actions open to API clients. */
  readonly contentApiActions?: readonly ContentApiAction[];
  /** Made with `route`. */
  readonly routes?: readonly Route[];
  /** Made with `before`. */
  readonly before?: readonly BeforeHook[];
  /** Made with `beforeUser`. */
  readonly beforeUser?: readonly BeforeUserHook[];
  /** Made with `defineRecorder`. */
  readonly recorders?: readonly ListedRecorder[];
  /** Made with `on`. */
  readonly listeners?: readonly EventListener[];
  /** Made with `defineMail`: what `server.mail.post` sends. */
  readonly mails?: readonly NamedMailTemplate[];
  /** Made with `translateMail`: mails of the server and of other plugins in further languages. */
  readonly mailTexts?: readonly MailTranslation[];
  /** Made with `defineJob`. */
  readonly jobs?: readonly Job[];
  /** Authenticates callers of routes whose policy is `{ apiClient: … }`; unrecognized callers get 401. */
  readonly authenticateApiClient?: (
    call: ApiClientCall,
    server: PluginContext,
  ) => Promise<ApiClientAuthentication>;
  /** What everybody is told before they sign in: it joins the answer of `GET /admin/init`. Two seconds at most. */
  readonly init?: (server: PluginContext) => Promise<InitFacts> | InitFacts;
  /** Runs once the database is ready and before the first request; a failure, or a minute without an end, costs the plugin. */
  readonly onReady?: (server: PluginContext) => Promise<void> | void;
}

/**
 * Declares the server half of a plugin. Nothing of it runs here, and nothing is refused: mistakes are found, and named,
 * when a server resolves its plugins.
 */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return Object.freeze({ ...plugin });
}

/** The facts that plugins add to the public response before sign-in, as far as the contract defines them. */
export type InitFacts = Partial<Omit<Init, 'uuid' | 'hasAdmin' | 'mail'>>;
