import type { Calls, CallsOf } from '@admin/contract';
import type { AnyCall, Endpoints } from '../../http/endpoints-client.ts';

/** A request as the fake server received it. */
export interface TestRequest {
  /** The requested endpoint, such as `GET /notes/:id`; method and path for an unknown one. */
  readonly name: string;
  /** The path below the origin, without the query. */
  readonly path: string;
  /** The values of the endpoint's path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** The query before it is written into the address; undefined for none. */
  readonly query: unknown;
  /** The parsed body: data for JSON, or the sent form; undefined for none. */
  readonly body: unknown;
  readonly signal?: AbortSignal;
  /** Returns a header by its name, ignoring case; null for a missing one. */
  readonly header: (name: string) => string | null;
  /** Reports to the caller how much of the body has arrived, 0 to 1, before the response. */
  readonly arrived: (share: number) => void;
  /** Reports to the caller how many bytes of the response have arrived, before it is complete. */
  readonly received: (bytes: number) => void;
}

/** A request to a typed endpoint. Parameters are read from the path, so they are text. */
type EndpointRequest<C extends AnyCall> = Omit<TestRequest, 'params' | 'query' | 'body'> & {
  readonly params: { readonly [Name in keyof C['params']]: string };
  readonly query: C['query'] | Readonly<Record<string, unknown>> | undefined;
  readonly body: C['body'];
};

/** A response with a status or headers. */
export class TestResponse {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;

  constructor({ status = 200, body, headers = {} }: TestResponseSpec) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export interface TestResponseSpec {
  /** @default 200 */
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Returns a response with a status or headers, such as an `ETag`. */
export const respond = (spec: TestResponseSpec): TestResponse => new TestResponse(spec);

type ErrorParts = readonly [
  status: number,
  name: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
];

/** The body of every error response. */
export const errorBody = (...[status, name, message, details = {}]: ErrorParts) => ({
  data: null,
  error: { status, name, message, details },
});

/** Responds with an error, as the server does. */
export const respondWithError = (...error: ErrorParts): TestResponse =>
  respond({ status: error[0], body: errorBody(...error) });

type ResponseOf<C extends AnyCall> = C['response'] | TestResponse;

type ResponsesTo<AllCalls> = {
  readonly [Name in keyof AllCalls]?: AllCalls[Name] extends infer C extends AnyCall
    ? ResponseOf<C> | ((request: EndpointRequest<C>) => ResponseOf<C> | Promise<ResponseOf<C>>)
    : never;
};

/** Method and path of an endpoint of a plugin's own server half. */
type OtherEndpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * The response to each endpoint: the body, a `respond(…)`, or a function of the request that returns one of them. A
 * function may wait, never settle, or throw an `ApiError`. Responses to endpoints of the contract are checked against
 * it, those to a plugin's own by `responsesOf`.
 */
export type TestResponses = ResponsesTo<Calls> & { readonly [name: OtherEndpoint]: unknown };

/**
 * Answers to the endpoints of a plugin, checked against them by their type alone:
 * `answers: { ...answersOf<typeof notesEndpoints>({ 'GET /notes/:entry': { text: 'Ask' } }) }`.
 */
export const responsesOf = <E extends Endpoints>(responses: ResponsesTo<CallsOf<E>>): TestResponses =>
  responses;
