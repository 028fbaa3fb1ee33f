import type { Call, Endpoint } from '@admin/contract';
import type { ServerServices } from './services.ts';
import type { Actor } from './identity/actor.ts';
import type { ValidationDetail } from './errors/app-error.ts';
import type { ContentApiAction } from './tokens/content-api/content-api-action.ts';

/** Who is at the other end of the connection. */
export interface Client {
  /** Address, behind trusted proxies the one that they name. */
  readonly ip: string;
  readonly userAgent: string;
  /** Whether the browser talks to us over TLS, so that cookies can be bound to it. */
  readonly secure: boolean;
  /** Whether the caller renews its token before that ends, as the panel does. */
  readonly renews: boolean;
}

/** What a route's handler is given. Everything in it was validated against the endpoint's schemas. */
export interface RouteContext<E extends Endpoint> {
  readonly params: Call<E>['params'];
  readonly query: Call<E>['query'];
  readonly body: Call<E>['body'];
  /** The raw nested query (`filters[...]`), parsed but not validated: for the query compiler only. */
  readonly rawQuery: Readonly<Record<string, unknown>>;
  /** Request headers that an operation may depend on: `if-match`, `idempotency-key`, `accept-language`. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The signed-in user; throws UNAUTHORIZED on a public endpoint without one. */
  readonly actor: Actor;
  readonly services: ServerServices;
  readonly requestId: string;
  readonly client: Client;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Adds a header to the answer, for example `etag`; it travels with an error as well. */
  readonly setHeader: (name: string, value: string) => void;
}

/** An endpoint with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RouteContext<Endpoint>) => unknown;
  /** Rules on the body that a schema cannot say; their findings join those of the schema. */
  readonly judge?: (body: unknown) => readonly ValidationDetail[];
}

/**
 * Binds a handler to an endpoint; bodies, queries and answers are typed by the endpoint's schemas. A handler
 * that gives undefined answers 204 without a body.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (
    context: RouteContext<E>,
  ) => Promise<Call<E>['answer'] | undefined> | Call<E>['answer'] | undefined,
  judge?: Route['judge'],
): Route {
  const bound = { endpoint, handle: handle as Route['handle'] };
  return judge === undefined ? bound : { ...bound, judge };
}

/** An action that a role can be given, as the permission editor shows it. */
export interface ActionDefinition {
  /** `admin::users.create`, `plugin::content-manager.explorer.read`, … */
  readonly id: string;
  readonly section: 'plugins' | 'settings' | 'contentTypes';
  readonly displayName: string;
  readonly plugin?: string;
  readonly category?: string;
  readonly subCategory?: string;
  /** Properties that narrow an action on a content type. */
  readonly appliesToProperties?: readonly ('fields' | 'locales')[];
  /** Which content types it exists for; all when absent. */
  readonly draftAndPublishOnly?: boolean;
}

/** The server half of a plugin: inert data, resolved at boot. */
export interface ServerPlugin {
  /** Kebab case; two plugins of a server cannot have the same. */
  readonly id: string;
  readonly displayName: string;
  readonly description?: string;
  /** Their ids start with `plugin::`, the plugin's id and a dot. */
  readonly actions?: readonly ActionDefinition[];
  /** What API tokens can open of it. */
  readonly contentApiActions?: readonly ContentApiAction[];
  readonly routes?: readonly Route[];
  /** Runs once the database is ready and before the first request; a failure, or a minute without an end, stops the start. */
  readonly onReady?: (services: ServerServices) => Promise<void> | void;
}

/** Declares the server half of a plugin. A route without schema and policy does not boot. */
export function defineServerPlugin(plugin: ServerPlugin): ServerPlugin {
  return Object.freeze(plugin);
}
