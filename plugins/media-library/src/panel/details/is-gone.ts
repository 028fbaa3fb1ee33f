import { ApiError } from '@admin/shell';

/** Whether a call failed because what it is about is not there, or not for the user to see. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 403);
}
