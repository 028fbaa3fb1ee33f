import type { CallsOf, Endpoint } from '@admin/contract';
import type { CallCircumstances, DownloadOptions } from './call-options.ts';

/** The type of the result of `defineEndpoints`. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

/** A call with any parameters, query and body. */
export interface AnyCall {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

type CallTo<E extends Endpoints, Name extends keyof CallsOf<E>> = CallsOf<E>[Name] extends infer C extends
  AnyCall
  ? C
  : never;

/** A part of a call: absent if the endpoint has no schema for it, and required if the schema has required members. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Key]?: undefined }
  : object extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value };

type QueryPart<Query> = [Query] extends [undefined]
  ? { readonly query?: Readonly<Record<string, unknown>> }
  : Part<'query', Query>;

/** The options of a call to one endpoint. Without a schema the query is not checked. */
export type EndpointCallOptions<C extends AnyCall> = Part<'params', C['params']> &
  Part<'body', C['body']> &
  QueryPart<C['query']> &
  CallCircumstances;

type Arguments<Options> = object extends Options ? [options?: Options] : [options: Options];

/** The parameter type that rejects the name of an unknown endpoint: the compiler reports its text. */
type NameOf<E extends Endpoints, Name extends string> = Name extends keyof CallsOf<E>
  ? Name
  : `No endpoint is called '${Name}': write the method and the whole path, such as 'GET /notes/:id'`;

/** The client of the panel, typed by the endpoints of one plugin. It fails like `HttpClient`. */
export interface EndpointsClient<E extends Endpoints> {
  // Any text is inferred: limited to the known names, an unknown one would be reported as a missing argument.
  call<Name extends keyof CallsOf<E> | (string & {})>(
    name: NameOf<E, Name>,
    ...options: Name extends keyof CallsOf<E>
      ? Arguments<EndpointCallOptions<CallTo<E, Name>>>
      : readonly unknown[]
  ): Promise<Name extends keyof CallsOf<E> ? CallTo<E, Name>['response'] : never>;
  /** Requests a file. `onProgress` receives the number of bytes received so far. */
  download<Name extends keyof CallsOf<E> | (string & {})>(
    name: NameOf<E, Name>,
    ...options: Name extends keyof CallsOf<E>
      ? Arguments<EndpointCallOptions<CallTo<E, Name>> & Pick<DownloadOptions<never>, 'onProgress'>>
      : readonly unknown[]
  ): Promise<Blob>;
}
