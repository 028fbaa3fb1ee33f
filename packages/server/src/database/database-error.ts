import { AppError, type ErrorName } from '../errors/app-error.ts';

/** The kind of a database error, the same for every driver. */
export type DatabaseErrorKind =
  | 'unique'
  | 'foreign-key'
  | 'out-of-range'
  | 'busy'
  | 'full'
  | 'read-only'
  | 'corrupt'
  | 'connection-lost'
  | 'timeout';

interface ErrorResponse {
  readonly name: ErrorName;
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

const responses: Readonly<Record<DatabaseErrorKind, ErrorResponse>> = {
  unique: {
    name: 'ValidationError',
    status: 400,
    code: 'VALUE_TAKEN',
    message: 'This attribute must be unique',
  },
  'foreign-key': {
    name: 'ValidationError',
    status: 400,
    code: 'REFERENCE_MISSING',
    message: 'Something that this refers to does not exist',
  },
  'out-of-range': {
    name: 'ValidationError',
    status: 400,
    code: 'VALUE_OUT_OF_RANGE',
    message: 'A value is outside the range that can be stored',
  },
  busy: {
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'DATABASE_BUSY',
    message: 'The database is busy, please try again',
  },
  full: {
    name: 'ServiceUnavailableError',
    status: 507,
    code: 'STORAGE_FULL',
    message: 'The storage is full: nothing was saved',
  },
  'read-only': {
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'STORAGE_READ_ONLY',
    message: 'The storage cannot be written to: nothing was saved',
  },
  corrupt: {
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'DATABASE_CORRUPT',
    message: 'The database file is damaged',
  },
  'connection-lost': {
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'DATABASE_UNREACHABLE',
    message: 'The database cannot be reached',
  },
  timeout: {
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'DATABASE_TIMEOUT',
    message: 'The query took too long',
  },
};

/** A driver's error in terms of the server. As an `AppError` it may be sent to the caller: it contains no SQL. */
export class DatabaseError extends AppError {
  readonly kind: DatabaseErrorKind;
  /** The columns of the violated unique index; empty if unknown. */
  readonly columns: readonly string[];

  constructor(kind: DatabaseErrorKind, cause: unknown, columns: readonly string[] = []) {
    const response = responses[kind];
    super({
      ...response,
      cause,
      ...(response.status === 503 ? { headers: { 'retry-after': '1' } } : {}),
    });
    this.kind = kind;
    this.columns = columns;
  }
}

/** Returns whether an error, or its cause, means that the database is unreachable, so that a retry can succeed. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseError && error.kind === 'connection-lost') return true;
  return isDatabaseUnreachable(error.cause);
}
