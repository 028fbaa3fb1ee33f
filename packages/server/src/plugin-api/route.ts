import type { Call, Endpoint } from '@admin/contract';
import type { Client, Actor } from '../identity/actor.ts';
import type { ApiClient } from './api-client.ts';
import type { PluginContext } from './plugin-context.ts';
import type { ValidationDetail } from '../errors/app-error.ts';

/** An uploaded file whose content is still arriving. */
export interface SentFile {
  readonly kind: 'file';
  /** The name of the form field. */
  readonly name: string;
  /** The file name that the client sent. */
  readonly fileName: string;
  /**
   * Writes the content to a new file and returns its size in bytes. Deletes the file on failure.
   * Throws UPLOAD_TOO_LARGE (413), and REQUEST_UNREADABLE (400) when the upload is incomplete.
   */
  readonly writeTo: (path: string) => Promise<number>;
}

/** A part of a form. */
export type FormPart = SentFile | { readonly kind: 'text'; readonly name: string; readonly value: string };

/** The request context of a handler, validated against the schemas of the endpoint. */
export interface RouteContext<E extends Endpoint> {
  readonly params: Call<E>['params'];
  readonly query: Call<E>['query'];
  readonly body: Call<E>['body'];
  /**
   * Yields the parts of a form as they arrive, for endpoints that accept `files`. Consume each part before the next.
   * Throws BODY_TYPE_UNKNOWN (415) when the body is not a form.
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
  /** Sets a response header, such as `etag`, or adds one to `vary`; error responses include it too. */
  readonly setHeader: (name: string, value: string) => void;
}

/** The result of a handler whose client already has the current response: 304, without a body. */
export const notModified: unique symbol = Symbol('not modified');

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (context: RouteContext<Endpoint>) => unknown;
  /**
   * Validates rules on the body that a schema cannot express, such as those that depend on content types. Its details are
   * added to those of the schema.
   */
  readonly validate?: (body: unknown, services: PluginContext) => readonly ValidationDetail[];
}

/** A response type that also accepts readonly lists, which operations return. */
export type ReadonlyResponse<T> = T extends readonly (infer Item)[]
  ? readonly ReadonlyResponse<Item>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyResponse<T[K]> }
    : T;

type ResponseOf<E extends Endpoint> = ReadonlyResponse<Call<E>['response']> | typeof notModified | undefined;

/**
 * Binds a handler to an endpoint, whose schemas type the parameters and the response. A handler that returns undefined
 * responds with 204, one that returns `notModified` with 304.
 */
export function route<E extends Endpoint>(
  endpoint: E,
  handle: (context: RouteContext<E>) => Promise<ResponseOf<E>> | ResponseOf<E>,
  validate?: Route['validate'],
): Route {
  const bound = { endpoint, handle: handle as Route['handle'] };
  return validate === undefined ? bound : { ...bound, validate };
}
