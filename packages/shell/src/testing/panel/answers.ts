import type { Calls } from '@admin/contract';
import type { CallOptions } from '../../http/call-options.ts';

/** A request as it arrived at the far end of the wire. */
export interface TestRequest {
  /** The endpoint that answered, such as `GET /notes/:id`; method and path where none did. */
  readonly name: string;
  /** Below the origin, without the query. */
  readonly path: string;
  /** What stands in the path in the places of the endpoint's parameters. */
  readonly params: Readonly<Record<string, string>>;
  /** As the caller gave it, before it is written into the address; undefined for none. */
  readonly query: unknown;
  /** As the server reads it: data for JSON, or the form that was sent; undefined for none. */
  readonly body: unknown;
  readonly signal?: AbortSignal;
  /** A header by its name in any case; null for one that did not come. */
  readonly header: (name: string) => string | null;
}

/** A request to an endpoint of the contract, with the types of that. */
type ContractRequest<Name extends keyof Calls> = Omit<TestRequest, 'params' | 'query' | 'body'> &
  Pick<CallOptions<Name>, 'params' | 'query' | 'body'>;

/** An answer that is more than its body. */
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

/** Answers with a status or with headers, such as an `ETag`. */
export const respond = (spec: TestResponseSpec): TestResponse => new TestResponse(spec);

type ErrorParts = readonly [
  status: number,
  name: string,
  message: string,
  details?: Readonly<Record<string, unknown>>,
];

/** The body of every answer that says what is wrong. */
export const errorBody = (...[status, name, message, details = {}]: ErrorParts) => ({
  data: null,
  error: { status, name, message, details },
});

/** Answers as the server does when something is wrong. */
export const respondWithError = (...error: ErrorParts): TestResponse =>
  respond({ status: error[0], body: errorBody(...error) });

type Answer<Name extends keyof Calls> = Calls[Name]['answer'] | TestResponse;

/** Method and path of an endpoint that a plugin's own server half brings. */
type OtherEndpoint = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

/**
 * What the server answers to each endpoint: the body, a `respond(…)`, or a function of the request that gives one of
 * them. A function may wait, never settle, or throw an `ApiError`. Answers to endpoints of the contract are checked
 * against it; of any other endpoint, such as `GET /notes/:id`, the test knows best.
 */
export type TestAnswers = {
  readonly [Name in keyof Calls]?:
    Answer<Name> | ((request: ContractRequest<Name>) => Answer<Name> | Promise<Answer<Name>>);
} & { readonly [name: OtherEndpoint]: unknown };
