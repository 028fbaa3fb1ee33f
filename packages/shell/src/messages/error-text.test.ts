import { expect, it } from 'vitest';
import { ApiError, unreadableResponse } from '../http/api-error.ts';
import { errorText } from './error-text.ts';

const message = 'Too many requests, please try again later.';
const apiError = (status: number, text = message, retryAfter: number | null = null) =>
  new ApiError({ name: 'AnyError', message: text, status, retryAfter });

it.each([
  [300, 'minutes', 5],
  [241, 'minutes', 5],
  [91, 'minutes', 2],
  [90, 'seconds', 90],
  [1, 'seconds', 1],
  [0, 'seconds', 1],
])('too many tries name the time of the next one: after %d s in %s', (retryAfter, unit, count) => {
  const text = errorText(apiError(429, message, retryAfter));
  expect(text).toMatchObject({ id: `refusal.too-many.${unit}`, values: { count } });
});

it('says what the server said where it names no time, and of every other failure', () => {
  const texts = [apiError(429), apiError(400, message, 300), apiError(503, message, 300)].map((error) =>
    errorText(error),
  );
  expect(texts).toEqual([message, message, message]);
});

it.each([
  ['a refusal without words', apiError(400, '')],
  ['a server that broke and says only that', apiError(500, 'Internal Server Error')],
  ['a server that cannot be reached', apiError(0)],
  ['an answer that nobody can read', unreadableResponse(502)],
  ['what is no answer at all', new TypeError('Failed to fetch')],
])('has words of its own for %s', (_, error) => {
  expect(errorText(error)).toMatchObject({ defaultMessage: 'An error occurred' });
  expect(errorText(error, 'Not today')).toBe('Not today');
});
