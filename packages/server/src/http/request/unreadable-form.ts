import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/app-error.ts';

function notAForm(): AppError {
  return new AppError({
    name: 'UnsupportedMediaTypeError',
    status: 415,
    code: 'BODY_TYPE_UNKNOWN',
    message: 'The body must be multipart/form-data',
  });
}

/** What the parser says about too much is known to the error handler; all else means that it is no form. */
export function asRefusal(error: unknown): unknown {
  const isTooMuch = error instanceof Error && 'statusCode' in error && error.statusCode === 413;
  if (isTooMuch) return error;
  return new AppError({
    name: 'BadRequestError',
    status: 400,
    code: 'REQUEST_UNREADABLE',
    message: 'The form cannot be read',
    cause: error,
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Makes sure that a request brings a form.
 * @throws AppError BODY_TYPE_UNKNOWN (415), REQUEST_UNREADABLE (400)
 */
export function requireForm(request: FastifyRequest): void {
  if (!request.isMultipart()) throw notAForm();
  if (!hasBody(request)) throw asRefusal(new Error('The request has no body'));
}
