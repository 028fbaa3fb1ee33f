import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The callers that an endpoint admits: everyone, every signed-in user, or users who hold at least one of the
 * permissions. With `entries`, the operation checks the permissions on the content type in the path, because they
 * depend on the entry. `apiClient` admits API clients whose token allows this action; such a call has no user.
 */
export type Policy =
  | 'public'
  | 'signed-in'
  | 'entries'
  | { readonly anyOf: readonly [string, ...string[]] }
  | { readonly apiClient: string };

/** The `bodyLimit` in bytes of endpoints that accept entries. */
export const entryBodyLimit = 10 * 1024 * 1024;

/** One call of the HTTP API. Paths use `:name` parameters. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly policy: Policy;
  /** Set when it changes nothing although its method is not `GET`: a role preview may call it. */
  readonly readOnly?: true;
  /**
   * Set when `POST /admin/visit` may contain the response, because pages request it when they open. For `GET` endpoints
   * that need a session.
   */
  readonly visitPart?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /**
   * `multipart` accepts a form with small files instead of a JSON body; `files` a form with files of any size, which
   * the handler reads one after the other as they arrive; `json-or-files` a JSON body or such a form, to which the schema
   * of the body does not apply; `urlencoded` a plain form, whose fields are texts. @default 'json'
   */
  readonly accepts?: 'json' | 'multipart' | 'files' | 'json-or-files' | 'urlencoded';
  /**
   * Set when the handler returns a stream that stays open. It has no time limit and does not count as a running request: the
   * handler limits the number of streams.
   */
  readonly streams?: true;
  /**
   * The maximum size of a JSON body in bytes. The default depends on the policy: 64 KiB for `public`, 10 MiB (the
   * limit of the server) for `entries` and API clients, 1 MiB otherwise.
   */
  readonly bodyLimit?: number;
  /**
   * The body of a successful response, wrapper included. Absent when the response has no body; `Type.Optional` when a handler may
   * return undefined, which sends 204.
   */
  readonly response?: TSchema;
  /** With 302 the handler returns the URL to redirect to, and the endpoint has no response. @default 200 */
  readonly status?: 200 | 201 | 204 | 302;
}

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body' | 'response'> = E extends {
  readonly [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** The types of a call, derived from an endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: E extends { readonly accepts: 'multipart' | 'files' } ? FormData : Part<E, 'body'>;
  readonly response: E extends { readonly status: 302 } ? string : Part<E, 'response'>;
}

/** The name of an endpoint, such as `POST /admin/login`. */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** The types of calls by `METHOD /path`, for a client that imports no schema. */
export type CallsOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [K in keyof Endpoints as EndpointName<Endpoints[K]>]: Call<Endpoints[K]>;
};
