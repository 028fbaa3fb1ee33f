import { ApiError } from '../http/api-error.ts';
import type { FilledMessage, MessageValue } from './message.ts';

const messages = {
  failed: { id: 'notification.error', defaultMessage: 'An error occurred' },
  minutes: {
    id: 'refusal.too-many.minutes',
    defaultMessage: 'Too many tries. Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  seconds: {
    id: 'refusal.too-many.seconds',
    defaultMessage: 'Too many tries. Try again in {count, plural, one {# second} other {# seconds}}.',
  },
} as const;

function retryText(seconds: number): FilledMessage {
  if (seconds > 90) return { ...messages.minutes, values: { count: Math.ceil(seconds / 60) } };
  return { ...messages.seconds, values: { count: Math.max(1, seconds) } };
}

/** What a server says that has nothing to say. */
const noWords: readonly string[] = ['', 'Internal Server Error'];

/**
 * What a failed call is told as, wherever it is told: in a list, above a form, in a dialog or a notice. It is the
 * server's own words, or the time of the next try where the server names it. Without an answer, or with one that
 * says nothing, there are words of the panel.
 * @param otherwise said in place of the server's words. @default "An error occurred"
 */
export function errorText(error: unknown, otherwise: MessageValue = messages.failed): MessageValue {
  if (!(error instanceof ApiError) || error.status === 0 || error.isUnreadable) return otherwise;
  if (error.status === 429 && error.retryAfter !== null) return retryText(error.retryAfter);
  return noWords.includes(error.message) ? otherwise : error.message;
}
