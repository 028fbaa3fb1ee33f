import { expect, it } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { refusalText } from './refusal-text.ts';

const message = 'Too many requests, please try again later.';
const refused = (retryAfter: number | null, status = 429) =>
  refusalText(new ApiError({ name: 'RateLimitError', message, status, retryAfter }));

it.each([
  [300, 'minutes', 5],
  [241, 'minutes', 5],
  [91, 'minutes', 2],
  [90, 'seconds', 90],
  [1, 'seconds', 1],
  [0, 'seconds', 1],
])('too many tries name the time of the next one: after %d s in %s', (retryAfter, unit, count) => {
  expect(refused(retryAfter)).toMatchObject({ id: `refusal.too-many.${unit}`, values: { count } });
});

it('says what the server said where it names no time, and of every other refusal', () => {
  expect([refused(null), refused(300, 400)]).toEqual([message, message]);
});

it('has nothing to say for a server without words', () => {
  expect(refusalText(new ApiError({ name: 'UnknownError', message: '', status: 400 }))).toBeNull();
});
