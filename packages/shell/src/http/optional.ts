import { ApiError } from './api-error.ts';

/** What a server answers that has no such call: nothing there, not by this method, or a page in place of data. */
export function isUnknownCall(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 404 || error.status === 405 || error.isUnreadable);
}

/**
 * Waits for an answer that only some servers of this API have, such as our own additions to it.
 * @param call a call that a server without it refuses: 404, 405, or an answer that is no JSON. Not one that also
 *   answers 404 about a thing that is gone
 * @returns null where the server does not know the call: whatever depends on it is then not offered
 * @throws whatever else went wrong
 */
export async function optional<ResponseOf>(call: Promise<ResponseOf>): Promise<ResponseOf | null> {
  try {
    return await call;
  } catch (error) {
    if (isUnknownCall(error)) return null;
    throw error;
  }
}
