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

/** The messages of errors without a reason. */
const noWords: readonly string[] = ['', 'Internal Server Error'];

/**
 * Returns the text for a failed call, in a list, above a form, in a dialog or a notification: the message of the
 * server, or the time of the next attempt if the server states it. A missing response or message has a default text.
 * @param otherwise replaces the message of the server. @default "An error occurred"
 */
export function errorText(error: unknown, otherwise: MessageValue = messages.failed): MessageValue {
  if (!(error instanceof ApiError) || error.status === 0 || error.isUnreadable) return otherwise;
  if (error.status === 429 && error.retryAfter !== null) return retryText(error.retryAfter);
  return noWords.includes(error.message) ? otherwise : error.message;
}
