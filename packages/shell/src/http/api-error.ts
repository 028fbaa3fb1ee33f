import { AxiosHeaders, type AxiosError, type AxiosResponse } from 'axios';

/** One wrong value, named by its path in the body that was sent. */
export interface FieldProblem {
  readonly path: readonly string[];
  readonly message: string;
}

const unreadable = 'UnreadableAnswerError';

/** What a server said went wrong, or what kept it from answering. */
export class ApiError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly details: Readonly<Record<string, unknown>>;
  /** Seconds until another try can succeed; null where the server does not say. */
  readonly retryAfter: number | null;

  constructor(spec: {
    readonly name: string;
    readonly message: string;
    readonly status: number;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly retryAfter?: number | null;
    readonly cause?: unknown;
  }) {
    super(spec.message, { cause: spec.cause });
    this.name = spec.name;
    this.status = spec.status;
    this.details = spec.details ?? {};
    this.retryAfter = spec.retryAfter ?? null;
  }

  /** Whether something answered that does not speak this API, such as a proxy with a page of its own. */
  get isUnreadable(): boolean {
    return this.name === unreadable;
  }

  /** The wrong values that a form can show beside its fields; empty for any other error. */
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

/** An answer that should have been data and was a text, whatever its status says. */
export function unreadableAnswer(status: number): ApiError {
  return new ApiError({ name: unreadable, message: 'The answer is not JSON', status });
}

interface WireError {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly status?: unknown;
  readonly details?: unknown;
}

function wireErrorOf(body: unknown): WireError | undefined {
  if (typeof body !== 'object' || body === null || !('error' in body)) return undefined;
  return typeof body.error === 'object' && body.error !== null ? body.error : undefined;
}

/** `Retry-After` is a number of seconds, or a date as proxies write it. */
function retryAfterOf({ headers }: AxiosResponse): number | null {
  const header = String(AxiosHeaders.from(headers as AxiosHeaders).get('Retry-After') ?? '');
  if (/^\d+$/.test(header)) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}

/**
 * Turns what axios threw into an {@link ApiError}. An answer without an `error` field becomes an
 * unknown error with a fixed text; no answer at all becomes a `NetworkError` with status 0.
 */
export function toApiError(error: AxiosError): ApiError {
  if (!error.response) {
    return new ApiError({ name: 'NetworkError', message: error.message, status: 0, cause: error });
  }
  const wire = wireErrorOf(error.response.data);
  const retryAfter = retryAfterOf(error.response);
  if (!wire) {
    return new ApiError({
      name: 'UnknownError',
      message: 'There was an unknown error response from the API',
      status: error.response.status,
      retryAfter,
      cause: error,
    });
  }
  return new ApiError({
    name: typeof wire.name === 'string' ? wire.name : 'UnknownError',
    message: typeof wire.message === 'string' ? wire.message : '',
    status: typeof wire.status === 'number' ? wire.status : error.response.status,
    details:
      typeof wire.details === 'object' && wire.details !== null
        ? (wire.details as Record<string, unknown>)
        : {},
    retryAfter,
    cause: error,
  });
}
