import { ApiError, type MessageValue } from '@admin/shell';

const unknownProblem = { id: 'notification.error', defaultMessage: 'An error occurred' } as const;

/** What a failed call is told as: the server's own words where there are any. */
export function problemText(error: unknown): MessageValue {
  const answered = error instanceof ApiError && error.status > 0 && error.message !== '';
  return answered ? error.message : unknownProblem;
}
