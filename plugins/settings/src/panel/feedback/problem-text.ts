import { ApiError, type MessageValue } from '@admin/shell';
import { feedbackMessages } from './messages.ts';

/** What a failed call is told as: the server's own words where there are any. */
export function problemText(error: unknown): MessageValue {
  const answered = error instanceof ApiError && error.status > 0 && error.status < 500;
  return answered && error.message !== '' ? error.message : feedbackMessages.failed;
}
