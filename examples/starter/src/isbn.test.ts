import { expect, it } from 'vitest';
import { compactIsbn, isIsbn } from './isbn.ts';

it.each(['9780306406157', '978-0-306-40615-7', '979 10 90636 07 1'])('accepts %s as an ISBN', (text) => {
  expect(isIsbn(compactIsbn(text))).toBe(true);
});

it.each(['', '9780306406158', '978030640615', '1230306406157', '978030640615x'])(
  'does not take "%s" as one',
  (text) => {
    expect(isIsbn(compactIsbn(text))).toBe(false);
  },
);
