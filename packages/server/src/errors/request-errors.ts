import { AppError, type ValidationDetail } from './app-error.ts';

/** No session, a dead one, or one whose user may no longer sign in; one answer for all. */
export function unauthorized(): AppError {
  return new AppError({
    name: 'UnauthorizedError',
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Missing or invalid credentials',
  });
}

/** Signed in, but not allowed; tells nothing about whether the thing exists. */
export function forbidden(): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
}

/** Somebody who looks through the eyes of a role would change something. */
export function previewIsReadOnly(): AppError {
  return new AppError({
    name: 'ForbiddenError',
    status: 403,
    code: 'VIEW_CHANGES_NOTHING',
    message: 'You are viewing as a role. Nothing can be changed.',
  });
}

/**
 * Somebody would give, or come to, what they do not hold themselves.
 * @param details the first permission that is missing, where one can be named
 */
export function permissionNotHeld(
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'PERMISSION_NOT_HELD', message, details });
}

/** @param message the resource's own text where callers know it */
export function notFound(message = 'Not Found'): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message });
}

/** What was sent breaks rules: one message stands for itself, several are counted. */
export function validationFailed(errors: readonly ValidationDetail[]): AppError {
  const [first] = errors;
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'VALIDATION_FAILED',
    message: errors.length === 1 && first !== undefined ? first.message : `${errors.length} errors occurred`,
    details: { errors },
  });
}

/** A rule of the business was broken, nothing is wrong with the form of the request. */
export function refused(code: string, message: string): AppError {
  return new AppError({ name: 'ApplicationError', status: 400, code, message });
}

/** @param retryAfter seconds until the next try can succeed */
export function tooManyRequests(
  retryAfter: number,
  headers: Readonly<Record<string, string>> = {},
): AppError {
  return new AppError({
    name: 'RateLimitError',
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many requests, please try again later.',
    headers: { ...headers, 'retry-after': String(retryAfter) },
  });
}

/** More work is waiting than can be done soon. */
export function overloaded(): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'OVERLOADED',
    message: 'The server is busy, please try again',
    headers: { 'retry-after': '2' },
  });
}
