import { ApiError, type MessageValue, refusalText } from '@admin/shell';
import { feedbackMessages } from './messages.ts';

/**
 * What a failed call is told as: the server's own words where there are any.
 * @param otherwise said in place of them
 */
export function problemText(error: unknown, otherwise: MessageValue = feedbackMessages.failed): MessageValue {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (isRefusal ? refusalText(error) : null) ?? otherwise;
}
