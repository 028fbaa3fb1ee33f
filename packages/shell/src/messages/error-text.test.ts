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
])(
  'the error for too many attempts states the time of the next one: after %d s in %s',
  (retryAfter, unit, count) => {
    const text = errorText(apiError(429, message, retryAfter));
    expect(text).toMatchObject({ id: `refusal.too-many.${unit}`, values: { count } });
  },
);

it('other errors have the message of the server', () => {
  const texts = [apiError(429), apiError(400, message, 300), apiError(503, message, 300)].map((error) =>
    errorText(error),
  );
  expect(texts).toEqual([message, message, message]);
});

it.each([
  ['an error without a message', apiError(400, '')],
  ['an internal error', apiError(500, 'Internal Server Error')],
  ['an unreachable server', apiError(0)],
  ['an unreadable response', unreadableResponse(502)],
  ['a failed fetch', new TypeError('Failed to fetch')],
])('the text is a default for %s', (_, error) => {
  expect(errorText(error)).toMatchObject({ defaultMessage: 'An error occurred' });
  expect(errorText(error, 'Not today')).toBe('Not today');
});
