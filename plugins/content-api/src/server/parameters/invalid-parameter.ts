import { AppError } from '@admin/server';

/** Returns an error of the query. Its message names the parameter; it has no details, as clients expect. */
export function invalidQuery(message: string): AppError {
  return new AppError({ name: 'ValidationError', status: 400, code: 'QUERY_INVALID', message });
}

/** Returns the error for a parameter that does not exist or may not be used. */
export function invalidParameter(name: string): AppError {
  return invalidQuery(`Invalid parameter ${name.slice(0, 100)}`);
}

/** Returns an error of the query compiler without details; any other error is returned unchanged. */
export function withoutDetails(error: unknown): unknown {
  return error instanceof AppError && error.code === 'QUERY_INVALID' ? invalidQuery(error.message) : error;
}

/** Returns a list that was sent as an array or as an object with the keys 0, 1, 2 …; undefined for anything else. */
export function asList(sent: unknown): readonly unknown[] | undefined {
  if (Array.isArray(sent)) return sent as readonly unknown[];
  if (typeof sent !== 'object' || sent === null) return undefined;
  return Object.keys(sent).every((key) => /^\d+$/.test(key)) ? Object.values(sent) : undefined;
}

/** Returns whether a value was sent as an object with names as keys. */
export function isTree(sent: unknown): sent is Readonly<Record<string, unknown>> {
  return typeof sent === 'object' && sent !== null && asList(sent) === undefined;
}
