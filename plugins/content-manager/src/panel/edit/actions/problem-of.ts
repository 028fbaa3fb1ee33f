import { ApiError, errorText, type MessageValue } from '@admin/shell';
import { editMessages } from '../messages.ts';

/** What to say about a call that failed: the server's own words where it has any. */
export function problemOf(error: unknown): MessageValue {
  if (!(error instanceof ApiError)) return editMessages.somethingWrong;
  if (error.status === 0) return editMessages.unreachable;
  if (error.status >= 500) return editMessages.serverFailed;
  return errorText(error, editMessages.somethingWrong);
}

/** Whether trying the same again may help: nothing is wrong with what was sent. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500 || error.status === 429);
}
