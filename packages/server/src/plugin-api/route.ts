import type { Call, Endpoint } from '@admin/contract';
import type { Client, Actor } from '../identity/actor.ts';
import type { ApiClient } from './api-client.ts';
import type { PluginContext } from './plugin-context.ts';
import type { ValidationDetail } from '../errors/app-error.ts';

/** A file that is on its way. */
export interface SentFile {
  readonly kind: 'file';
  /** Of the form's field. */
  readonly name: string;
  /** What the sender calls the file. */
  readonly fileName: string;
  /**
   * Writes the content into a new file, which is gone again when that fails. Gives its bytes.
   * Throws UPLOAD_TOO_LARGE (413), and REQUEST_UNREADABLE (400) when the rest never comes.
   */
  readonly writeTo: (path: string) => Promise<number>;
}

/** A part of a form. */
export type FormPart = SentFile | { readonly kind: 'text'; readonly name: string; readonly value: string };

/** What a route's handler is given. Everything in it was validated against the endpoint's schemas. */
export interface RouteContext<E extends Endpoint> {
  readonly params: Call<E>['params'];
  readonly query: Call<E>['query'];
  readonly body: Call<E>['body'];
  /**
   * The parts of a form as they arrive, for endpoints that accept `files`: each has to be dealt with before the next one
   * comes. Throws UnsupportedMediaTypeError for what is no form.
   */
  readonly form: () => AsyncIterable<FormPart>;
  /** The raw nested query (`filters[...]`), parsed but not validated: for the query compiler only. */
  readonly rawQuery: Readonly<Record<string, unknown>>;
  /** Request headers that an operation may depend on: `if-match`, `idempotency-key`, `accept-language`. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** The signed-in user; throws UNAUTHORIZED on a public endpoint without one. */
  readonly actor: Actor;
  /** The caller of a route for API clients; throws UNAUTHORIZED on any other route. */
  readonly apiClient: ApiClient;
  readonly services: PluginContext;
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
  /**
   * Rules on the body that a schema cannot say, such as those that depend on the content types; their findings join
   * those of the schema.
   */
  readonly validate?: (body: unknown, services: PluginContext) => readonly ValidationDetail[];
}

/** A response as handlers return it: operations give readonly lists, which a schema's own type would refuse. */
export type ReadonlyResponse<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyResponse<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyResponse<T[K]> }
    : T;

type ResponseOf<E extends Endpoint> = ReadonlyResponse<Call<E>['response']> | undefined;

/**
 * Binds a handler to an endpoint; bodies, queries and answers are typed by the endpoint's schemas. A handler
 * that gives undefined answers 204 without a body.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
  validate?: Route['validate'],
): Route {
  const bound = { endpoint, handle: handle as Route['handle'] };
  return validate === undefined ? bound : { ...bound, validate };
}
