import { ApiError, errorText, type MessageValue } from '@admin/shell';
import { editMessages } from '../messages.ts';

/** What to say about a call that failed: the server's own words where it has any. */
export function problemOf(error: unknown): MessageValue {
  if (!(error instanceof ApiError)) return editMessages.somethingWrong;
  if (error.status === 0) return editMessages.unreachable;
  if (error.status >= 500) return editMessages.serverFailed;
  return errorText(error, editMessages.somethingWrong);
}

/** What the server's log calls a request that failed for a reason that nobody here can name; null for any other. */
export function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : null;
}

/** Whether the server was not heard of at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.status === 0;
}
