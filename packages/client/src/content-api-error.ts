/** A single problem in the values of an entry. */
export interface ValueProblem {
  /** The path of the value, such as `['seo', 'metaTitle']`. */
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** The error of a response of the content API. Failures of the network are those of `fetch`. */
export class ContentApiError extends Error {
  /** The HTTP status: 400, 401, 403, 404, 429, or 5xx. */
  readonly status: number;
  /** Invalid values, for requests that write. */
  readonly problems: readonly ValueProblem[];
  /** The seconds to wait after too many requests; null for other errors. */
  readonly retryAfter: number | null;

  constructor(response: Pick<Response, 'status' | 'headers'>, body: unknown) {
    const { message, name, details } = (body as ErrorBody | null)?.error ?? {};
    super(message ?? `The content API responded with ${response.status}`);
    this.name = name ?? 'ContentApiError';
    this.status = response.status;
    this.problems = details?.errors ?? [];
    this.retryAfter = Number(response.headers.get('retry-after')) || null;
  }
}

interface ErrorBody {
  readonly error?: {
    readonly message?: string;
    readonly name?: string;
    readonly details?: { readonly errors?: readonly ValueProblem[] };
  };
}
