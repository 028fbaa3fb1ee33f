import { expect, it } from 'vitest';
import { englishNumber } from './english-number.ts';

it.each([
  0,
  1,
  7,
  12,
  999,
  1000,
  1234,
  12_345,
  999_999,
  1_234_567,
  -1,
  -12,
  -999,
  -1000,
  -1_234_567,
  2 ** 53,
  1e15,
  1e20,
  0.5,
  -0.5,
  1.125,
  1234.5,
  -1234.567,
  0.001,
  100,
])('formats %d like the browser', (value) => {
  expect(englishNumber(value)).toBe(new Intl.NumberFormat('en').format(value));
});

it.each([
  [1, 0],
  [1.5, 1],
  [0.1 + 0.2, 17],
  [1234.123456, 6],
])('formats %d with at most %d digits after the point like the browser', (value, maximumFractionDigits) => {
  const format = new Intl.NumberFormat('en', { maximumFractionDigits });
  expect(englishNumber(value, { maximumFractionDigits })).toBe(format.format(value));
});

it.each([
  ['a number to round', 1.2345, undefined],
  ['a number to round to few digits', 1.25, { maximumFractionDigits: 1 }],
  ['a number to round to no digit', 0.5, { maximumFractionDigits: 0 }],
  ['an exponent', 1e21, undefined],
  ['a small exponent', 1e-7, undefined],
  ['negative zero', -0, undefined],
  ['infinity', Infinity, undefined],
  ['no number', NaN, undefined],
  ['a percentage', 0.5, { style: 'percent' }],
  ['no groups', 1234, { useGrouping: false }],
  ['digits to fill', 1, { minimumFractionDigits: 2 }],
  ['an invalid option', 1, { maximumFractionDigits: -1 }],
] as const)('leaves %s to a format', (_, value, options) => {
  expect(englishNumber(value, options)).toBeUndefined();
});
