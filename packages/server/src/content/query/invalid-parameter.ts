import { AppError } from '../../errors/app-error.ts';

/**
 * Refuses a key of the query. What does not exist and what the caller may not read get the same answer,
 * so the answer tells nothing about either.
 */
export function invalidParameter(key: string): AppError {
  return invalidQuery([key], `Invalid parameter ${key}`);
}

/** Refuses a value of the query with a sentence of its own. */
export function invalidQuery(path: readonly string[], message: string): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'QUERY_INVALID',
    message,
    details: { errors: [{ path, message, name: 'ValidationError' }] },
  });
}
