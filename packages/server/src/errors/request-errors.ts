import { AppError, type ValidationDetail } from './app-error.ts';

/** Creates the error of a missing or ended session, and of a user who may no longer sign in. */
export function unauthorized(): AppError {
  return new AppError({
    name: 'UnauthorizedError',
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'Missing or invalid credentials',
  });
}

/** Creates the error of a missing permission, which does not reveal whether the resource exists. */
export function forbidden(): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'FORBIDDEN', message: 'Forbidden' });
}

/** Creates the error of a change in an impersonation preview. */
export function previewIsReadOnly(): AppError {
  return new AppError({
    name: 'ForbiddenError',
    status: 403,
    code: 'VIEW_CHANGES_NOTHING',
    message: 'You are viewing as a role. Nothing can be changed.',
  });
}

/**
 * Creates the error of granting or gaining a permission that the actor does not hold.
 * @param details the first missing permission, if known
 */
export function permissionNotHeld(
  message: string,
  details: Readonly<Record<string, unknown>> = {},
): AppError {
  return new AppError({ name: 'ForbiddenError', status: 403, code: 'PERMISSION_NOT_HELD', message, details });
}

/**
 * Creates the error of a resource that does not exist.
 * @param message the text of the resource, if clients expect one
 */
export function notFound(message = 'Not Found'): AppError {
  return new AppError({ name: 'NotFoundError', status: 404, code: 'NOT_FOUND', message });
}

/** Creates the error of invalid values. Its message is the only detail, or the number of details. */
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

/** Creates the error of a valid request that breaks a business rule. */
export function refused(code: string, message: string): AppError {
  return new AppError({ name: 'ApplicationError', status: 400, code, message });
}

/**
 * Creates the error of an exceeded rate limit.
 * @param retryAfter seconds until the next attempt can succeed
 */
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

/** Creates the error of an overloaded server. */
export function overloaded(): AppError {
  return new AppError({
    name: 'ServiceUnavailableError',
    status: 503,
    code: 'OVERLOADED',
    message: 'The server is busy, please try again',
    headers: { 'retry-after': '2' },
  });
}
