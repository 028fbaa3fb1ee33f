import { ApiError } from './api-error.ts';

/**
 * Returns whether an error means that the server lacks the endpoint: not found, method not allowed, or a page instead
 * of data.
 */
export function isUnknownCall(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 405 || error.isUnreadable);
}

/**
 * Waits for the response of an endpoint that only some servers of this API have, such as our own additions.
 * @param call a call that other servers refuse with 404 or 405, or answer without JSON. Not one that also returns 404
 * for a missing record
 * @returns null if the server lacks the endpoint; callers then do not offer the feature
 * @throws all other errors
 */
export async function optional<ResponseOf>(call: Promise<ResponseOf>): Promise<ResponseOf | null> {
  try {
    return await call;
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
