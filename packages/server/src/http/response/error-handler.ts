import type { ErrorBody } from '@admin/contract';
import { AppError, type ErrorName } from '../../errors/app-error.ts';
import { loggedOwner } from '../../errors/logged-errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DatabaseError, type DatabaseErrorKind } from '../../database/database-error.ts';
import type { Logger } from '../../logger.ts';

/** The response body for unknown errors, without reason or details. */
export const internalErrorBody: ErrorBody = {
  data: null,
  error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
};

/** Returns the body of an error response; a SyntaxError has no details. */
export function errorBody({ status, name, message, details }: AppError): ErrorBody {
  return {
    data: null,
    error: name === 'SyntaxError' ? { status, name, message } : { status, name, message, details },
  };
}

interface Refusal {
  readonly name: ErrorName;
  readonly code: string;
  readonly message: string;
}

/** The errors of the HTTP layer by status, with our messages. Other errors of that layer are faults. */
const refusals: Readonly<Record<number, Refusal>> = {
  400: { name: 'BadRequestError', code: 'REQUEST_UNREADABLE', message: 'The request cannot be read' },
  413: { name: 'PayloadTooLargeError', code: 'BODY_TOO_LARGE', message: 'The body is too large' },
  404: { name: 'NotFoundError', code: 'NOT_FOUND', message: 'Not Found' },
  414: { name: 'BadRequestError', code: 'REQUEST_UNREADABLE', message: 'The address is too long' },
  415: {
    name: 'UnsupportedMediaTypeError',
    code: 'BODY_TYPE_UNKNOWN',
    message: 'The body must be application/json',
  },
  503: { name: 'ServiceUnavailableError', code: 'SHUTTING_DOWN', message: 'The server is shutting down' },
};

/** Returns the status of an error of the HTTP layer. For static files, 403 means that the file does not exist. */
function statusOf(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number') return undefined;
  return status === 403 ? 404 : status;
}

/** Error codes of the operating system for a disk that cannot be written. */
const storageFaults: Readonly<Record<string, DatabaseErrorKind>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
};

function storageError(error: unknown): AppError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const kind = Object.hasOwn(storageFaults, code) ? storageFaults[code] : undefined;
  return kind === undefined ? null : new DatabaseError(kind, error);
}

/** Converts an error to one that a caller may see; null for a fault. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const full = storageError(error);
  if (full !== null) return full;
  const status = statusOf(error);
  const refusal = status === undefined ? undefined : refusals[status];
  if (status === undefined || refusal === undefined) return null;
  return new AppError({ ...refusal, status, cause: error });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The owner of the route: `core` or a plugin id. */
    readonly owner?: string;
  }
}

/** Refusals of a loaded or stopping server. Many requests share one cause, so each is one line at `debug` without a stack. */
const refused: ReadonlySet<string> = new Set(['OVERLOADED', 'DATABASE_UNREACHABLE', 'SHUTTING_DOWN']);

/** The request of an error, as logged. */
interface FailedRequest {
  readonly requestId: string;
  readonly method: string;
  /** The path of the route, with its parameters. */
  readonly path: string | undefined;
  readonly plugin: string | undefined;
}

/**
 * Returns the response to an error, and logs faults with the id of the `x-request-id` header. A fault that a hook has
 * logged is not repeated: the line only connects the request with the plugin that threw.
 */
export function respondToError(
  logger: Logger,
  error: unknown,
  request: FailedRequest,
): { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: ErrorBody } {
  const known = toAppError(error);
  if (known !== null && refused.has(known.code)) logger.debug({ code: known.code, ...request });
  else if (known === null || known.status >= 500) logFault(logger, error, request);
  if (known === null) return { status: 500, headers: {}, body: internalErrorBody };
  return { status: known.status, headers: { ...known.headers }, body: errorBody(known) };
}

function logFault(logger: Logger, error: unknown, request: FailedRequest): void {
  const plugin = loggedOwner(error);
  if (plugin === undefined) logger.error({ err: error, ...request });
  else logger.info({ ...request, plugin }, `the request failed in a hook of ${plugin}`);
}

/** Sends every error in one shape. */
export function createErrorHandler(logger: Logger) {
  return (error: unknown, { id, method, routeOptions }: FastifyRequest, reply: FastifyReply): void => {
    const { url: path, config } = routeOptions;
    const { status, headers, body } = respondToError(logger, error, {
      requestId: id,
      method,
      path,
      plugin: config?.owner,
    });
    void reply.code(status).headers(headers).send(body);
  };
}
