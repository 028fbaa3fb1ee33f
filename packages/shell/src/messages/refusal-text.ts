import type { ApiError } from '../http/api-error.ts';
import type { MessageValue } from './message.ts';

const messages = {
  minutes: {
    id: 'refusal.too-many.minutes',
    defaultMessage: 'Too many tries. Try again in {count, plural, one {# minute} other {# minutes}}.',
  },
  seconds: {
    id: 'refusal.too-many.seconds',
    defaultMessage: 'Too many tries. Try again in {count, plural, one {# second} other {# seconds}}.',
  },
} as const;

/**
 * What a refused call is told as: when to try again where the server tells the time, else the server's own words.
 * Null where it has none.
 */
export function refusalText({ status, retryAfter, message }: ApiError): MessageValue | null {
  if (status !== 429 || retryAfter === null) return message || null;
  if (retryAfter > 90) return { ...messages.minutes, values: { count: Math.ceil(retryAfter / 60) } };
  return { ...messages.seconds, values: { count: Math.max(1, retryAfter) } };
}
