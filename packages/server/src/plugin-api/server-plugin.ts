import type { ContentType, Schemas } from '@admin/content-model';
import type { PanelOrigins } from '../config/server-config.ts';
import type { Projection } from '../content/index.ts';
import type { Migration } from '../database/run-migrations.ts';
import type { MailTranslation } from '../mail/mail-language.ts';
import type { NamedMailTemplate } from '../mail/mail-template.ts';
import type { PluginContext } from './plugin-context.ts';
import type { ContentApiAction } from '../content-api/content-api-action.ts';
import type { ActionDefinition } from '../identity/actions.ts';
import type { ConditionDefinition, ValuedConditionDefinition } from '../identity/conditions.ts';
import type { BeforeHook } from './before-hook.ts';
import type { BeforeUserHook } from './before-user.ts';
import type { BlockSchema } from './block-schema.ts';
import type { ChangeHook } from './change-hook.ts';
import type { ListedRecorder } from './change-recorder.ts';
import type {
  AddedAttributes,
  LinkTarget,
  PluginComponent,
  PluginContentType,
  ServerCustomField,
} from './content-type.ts';
import type { EventListener } from './event-listener.ts';
import type { Job } from './job.ts';
import type { PluginFacts } from './plugin-facts.ts';
import type { ApiClientAuthentication, ApiClientCall } from './api-client.ts';
import type { Route } from './route.ts';
import type { ProvidedService } from './service.ts';
import type { VariableRef } from './variable.ts';
import type { Init } from '@admin/contract';

/** The server half of a plugin: plain data that is resolved when the server starts. See `plugins/SPEC.md`. */
export interface ServerPlugin extends PluginFacts {
  /** Created with `defineVariable`; names start with the plugin's id, such as `NOTES_`. */
  readonly variables?: readonly VariableRef<unknown>[];
  /** Created with `provideService`. */
  readonly services?: readonly ProvidedService[];
  /** The migrations of its tables, oldest first. Never change or remove one. */
  readonly migrations?: readonly Migration[];
  /**
   * Content types that are stored, permitted and shown like those of the application. Entries remain when the plugin is
   * removed. Uids start with `plugin::`, the plugin's id and a dot.
   */
  readonly contentTypes?: readonly PluginContentType[];
  /** Components for any content type. Uids start with the plugin's id and a dot. */
  readonly components?: readonly PluginComponent[];
  /** Created with `addAttributes`: attributes for content types of the application or of other plugins. */
  readonly extendContentTypes?: readonly AddedAttributes[];
  /**
   * Describes data in the plugin's own tables, so that clients can name the targets of links. No table or list is
   * created. Uids start with `plugin::`, the plugin's id and a dot.
   */
  readonly internalTypes?: readonly ContentType[];
  /** Created with `defineLinkTarget`: rows of its own tables that relations may target. */
  readonly linkTargets?: readonly LinkTarget[];
  /** Created with `defineCustomField`: the server half of custom fields. */
  readonly customFields?: readonly ServerCustomField[];
  /** Created with `defineBlockSchema`: the server half of block types, inline elements and marks. */
  readonly blockSchemas?: readonly BlockSchema[];
  /** Their ids start with `plugin::`, the plugin's id and a dot. */
  readonly actions?: readonly ActionDefinition[];
  /** Created with `defineCondition`: conditions on entries for the permissions of roles. */
  readonly conditions?: readonly ConditionDefinition[];
  /** Created with `defineValuedCondition`: conditions with a value. */
  readonly valuedConditions?: readonly ValuedConditionDefinition[];
  /** Actions open to API clients. */
  readonly contentApiActions?: readonly ContentApiAction[];
  /** Created with `route`. */
  readonly routes?: readonly Route[];
  /**
   * Returns the routes that depend on content types, such as one for each of them; called once, when all content types are
   * known. Must be pure.
   */
  readonly contentRoutes?: (schemas: Schemas) => readonly Route[];
  /**
   * Returns the projections of a content type that clients can request by name, when all content types are known. The command
   * `types` writes their types. Must be pure.
   */
  readonly namedProjections?: (contentType: ContentType, schemas: Schemas) => ReadonlyMap<string, Projection>;
  /** Created with `before`. */
  readonly before?: readonly BeforeHook[];
  /** Created with `beforeUser`. */
  readonly beforeUser?: readonly BeforeUserHook[];
  /** Created with `beforeChange` and `afterChange`: hooks on users, roles, files, tokens and other entities. */
  readonly changeHooks?: readonly ChangeHook[];
  /** Made with `defineRecorder`. */
  readonly recorders?: readonly ListedRecorder[];
  /** Made with `on`. */
  readonly listeners?: readonly EventListener[];
  /** Created with `defineMail`; `server.mail.post` sends them. */
  readonly mails?: readonly NamedMailTemplate[];
  /** Created with `translateMail`: mails of the server and of other plugins in further languages. */
  readonly mailTexts?: readonly MailTranslation[];
  /** Created with `defineJob`. */
  readonly jobs?: readonly Job[];
  /** Authenticates callers of routes whose policy is `{ apiClient: … }`; unrecognized callers get 401. */
  readonly authenticateApiClient?: (
    call: ApiClientCall,
    server: PluginContext,
  ) => Promise<ApiClientAuthentication>;
  /** Returns public facts for the response of `GET /admin/init`, within two seconds. */
  readonly init?: (server: PluginContext) => Promise<InitFacts> | InitFacts;
  /**
   * Runs before a user signs out, within five seconds. Returns the URL where the panel continues the sign-out. Of several
   * plugins that return one, the first one is used.
   */
  readonly onSignOut?: (
    session: { readonly sessionId: string; readonly userId: number },
    server: PluginContext,
  ) => Promise<string | undefined>;
  /**
   * Returns options of content types by uid that may change while the server runs, within two seconds. Descriptions of
   * content types contain them beside the options of their documents, which take precedence.
   */
  readonly contentTypeOptions?: (server: PluginContext) => Promise<ContentTypeOptions> | ContentTypeOptions;
  /**
   * Returns origins of other sites that the panel may use besides those of the configuration, such as `frame` for pages that it
   * shows in frames. Runs once, when the server starts.
   */
  readonly panelOrigins?: (server: PluginContext) => Partial<PanelOrigins>;
  /** Runs before the first request. A plugin whose `onReady` fails or takes over a minute is left out. */
  readonly onReady?: (server: PluginContext) => Promise<void> | void;
}

/**
 * Declares the server half of a plugin. It runs nothing and throws nothing; problems are reported when a server resolves its
 * plugins.
 */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return Object.freeze({ ...plugin });
}

/** Options of content types by uid, as JSON values by name. */
export type ContentTypeOptions = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The facts that plugins add to the public response before sign-in, as far as the contract defines them. */
export type InitFacts = Partial<Omit<Init, 'uuid' | 'hasAdmin' | 'mail'>>;
