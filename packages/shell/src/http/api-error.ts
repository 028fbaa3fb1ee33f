/** One invalid value, named by its path in the request body. */
export interface FieldProblem {
  readonly path: readonly string[];
  readonly message: string;
}

const unreadable = 'UnreadableAnswerError';

/** The error of a failed call: a response with an error, or a missing response. */
export class ApiError extends Error {
  /** HTTP status; 0 if no response arrived. */
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds until another attempt can succeed; null if the server does not state it. */
  readonly retryAfter: number | null;
  /** Id of the request in the server log; null if the server does not send it. */
  readonly requestId: string | null;

  constructor(spec: {
    readonly name: string;
    readonly message: string;
    readonly status: number;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly retryAfter?: number | null;
    readonly requestId?: string | null;
    readonly cause?: unknown;
  }) {
    super(spec.message, { cause: spec.cause });
    this.name = spec.name;
    this.status = spec.status;
    this.details = spec.details ?? {};
    this.retryAfter = spec.retryAfter ?? null;
    this.requestId = spec.requestId ?? null;
  }

  /** True if the response is not from this API, such as the error page of a proxy. */
  get isUnreadable(): boolean {
    return this.name === unreadable;
  }

  /** The invalid values that a form shows at its fields; empty for any other error. */
  get fieldProblems(): readonly FieldProblem[] {
    const { errors } = this.details;
    return Array.isArray(errors) ? errors.filter(isFieldProblem) : [];
  }
}

function isFieldProblem(value: unknown): value is FieldProblem {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    Array.isArray(value.path) &&
    'message' in value &&
    typeof value.message === 'string'
  );
}

/** Returns the error of a text response in place of data, whatever its status. */
export function unreadableResponse(status: number): ApiError {
  return new ApiError({ name: unreadable, message: 'The response is not JSON', status });
}
