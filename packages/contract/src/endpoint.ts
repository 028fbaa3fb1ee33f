import type { Static, TSchema } from 'typebox';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call an endpoint: anybody, any signed-in user, or a user who holds at least one of the
 * permissions. `entries` means that the operation itself decides from the permissions on the content type
 * named in the path, because they depend on the entry. `program` is for programs, such as those that send an API
 * token: who is let in for this action of the content API; such a call has no user.
 */
export type Policy =
  | 'public'
  | 'signed-in'
  | 'entries'
  | { readonly anyOf: readonly [string, ...string[]] }
  | { readonly program: string };

/** The `bodyLimit` of what may be as large as an entry. */
export const entryBodyLimit = 10 * 1024 * 1024;

/** One call of the HTTP API. Paths use `:name` parameters. */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly policy: Policy;
  /** Whether it only answers something although its method is not `GET`: those who may look but not touch may call it. */
  readonly changesNothing?: true;
  readonly params?: TSchema;
  readonly query?: TSchema;
  readonly body?: TSchema;
  /**
   * `multipart` takes a form with small files instead of a JSON body; `files` one with files of any size, which the
   * handler takes one after the other as they arrive. `json` when absent.
   */
  readonly accepts?: 'json' | 'multipart' | 'files';
  /**
   * How many bytes a JSON body may have. When absent it goes by the policy: 64 KiB where anybody may call, as many as
   * the server takes at all (10 MiB) for `entries` and programs, 1 MiB for everybody else who is signed in.
   */
  readonly bodyLimit?: number;
  /**
   * The body of a success, wrapper included. Absent when the response has no body; `Type.Optional` when a handler may
   * return undefined, which sends 204.
   */
  readonly response?: TSchema;
  /** 200 when absent. */
  readonly status?: 200 | 201 | 204;
}

type Part<E extends Endpoint, Key extends 'params' | 'query' | 'body' | 'response'> = E extends {
  readonly [K in Key]: infer Schema extends TSchema;
}
  ? Static<Schema>
  : undefined;

/** What a caller gives and gets, derived from an endpoint's schemas. */
export interface Call<E extends Endpoint> {
  readonly params: Part<E, 'params'>;
  readonly query: Part<E, 'query'>;
  readonly body: E extends { readonly accepts: 'multipart' | 'files' } ? FormData : Part<E, 'body'>;
  readonly response: Part<E, 'response'>;
}

/** Names an endpoint the way people say it: `POST /admin/login`. */
export type EndpointName<E extends Endpoint> = `${E['method']} ${E['path']}`;

/** A map from `METHOD /path` to the types of that call, for a client that imports no schema. */
export type CallsOf<Endpoints extends Readonly<Record<string, Endpoint>>> = {
  readonly [K in keyof Endpoints as EndpointName<Endpoints[K]>]: Call<Endpoints[K]>;
};
