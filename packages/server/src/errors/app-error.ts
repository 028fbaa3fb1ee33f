/** A message in the language files of the plugin's panel half. */
export interface FaultText {
  /** The id of the message, which starts with the id of the plugin. */
  readonly id: string;
  /** The values of its placeholders. */
  readonly values?: Readonly<Record<string, string | number>>;
}

/** An invalid value in a request; the items of `path` are attribute names and indexes as text. */
export interface ValidationDetail {
  readonly path: readonly string[];
  readonly message: string;
  readonly name: 'ValidationError';
  /** The message of a plugin that says the same in the language of the panel. */
  readonly text?: FaultText;
  /** The entry of a bulk action with the invalid value. */
  readonly id?: number;
}

/** The names of errors in responses, which clients evaluate. */
export type ErrorName =
  | 'ValidationError'
  | 'ApplicationError'
  | 'BadRequestError'
  | 'ConflictError'
  | 'PaginationError'
  | 'SyntaxError'
  | 'UnauthorizedError'
  | 'ForbiddenError'
  | 'NotFoundError'
  | 'PreconditionFailedError'
  | 'PayloadTooLargeError'
  | 'UnsupportedMediaTypeError'
  | 'RateLimitError'
  | 'ServiceUnavailableError'
  | 'InternalServerError';

/**
 * An error that a caller may see. Any other error becomes a 500 without details and is logged with the request id.
 */
export class AppError extends Error {
  override readonly name: ErrorName;
  readonly status: number;
  /** Stable, documented in docs/reference/errors.md, never reused. */
  readonly code: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, string>>;

  constructor(spec: {
    readonly name: ErrorName;
    readonly status: number;
    readonly code: string;
    readonly message: string;
    readonly details?: Readonly<Record<string, unknown>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly cause?: unknown;
  }) {
    super(spec.message, { cause: spec.cause });
    this.name = spec.name;
    this.status = spec.status;
    this.code = spec.code;
    this.details = spec.details ?? {};
    this.headers = spec.headers ?? {};
  }
}
