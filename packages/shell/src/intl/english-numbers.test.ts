import { createIntl } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { withEnglishNumbers } from './english-numbers.ts';
import './parser-state.ts';

const entries = '{count, plural, =0 {No entries} one {# entry} other {# entries}}';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['a plural', entries, 1234],
  ['a plural of one', entries, 1],
  ['a plural of none', entries, 0],
  ['a number', 'Page {count, number}', 12_345],
  ['a number to round', 'Page {count, number}', 1.23456],
  ['a percentage', '{count, number, percent}', 0.25],
  ['a whole number', '{count, number, integer}', 1234.5],
  ['a number with a skeleton', '{count, number, ::compact-short}', 12_345],
])('formats %s in a message like the library', (_, defaultMessage, count) => {
  const intl = createIntl({ locale: 'en', defaultLocale: 'en' });
  const message = { id: 'text', defaultMessage };
  expect(withEnglishNumbers(intl).formatMessage(message, { count })).toBe(
    intl.formatMessage(message, { count }),
  );
});

it.each([
  [1234, undefined],
  [12n, undefined],
  [0.5, { style: 'percent' }],
  [1234, { useGrouping: false }],
  [1.25, { maximumFractionDigits: 1 }],
] as const)('formats %s with %o like the library', (value, options) => {
  const intl = createIntl({ locale: 'en', defaultLocale: 'en' });
  expect(withEnglishNumbers(intl).formatNumber(value, options)).toBe(intl.formatNumber(value, options));
});

it('formats of the host are those of the library', () => {
  const formats = { number: { price: { minimumFractionDigits: 2 } } };
  const intl = withEnglishNumbers(
    createIntl({ locale: 'en', defaultLocale: 'en', formats, defaultFormats: formats }),
  );
  expect(intl.formatNumber(5, { format: 'price' })).toBe('5.00');
  expect(intl.formatMessage({ id: 'text', defaultMessage: '{count, number, price}' }, { count: 5 })).toBe(
    '5.00',
  );
});

it('asks the browser for no format and no languages for whole numbers in English', () => {
  const created = vi.spyOn(Intl, 'NumberFormat');
  const supported = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf');
  const intl = withEnglishNumbers(createIntl({ locale: 'en', defaultLocale: 'en' }));
  // The library checks the language of a translator; a build removes the check.
  created.mockClear();
  supported.mockClear();
  expect(intl.formatMessage({ id: 'text', defaultMessage: entries }, { count: 1234 })).toBe('1,234 entries');
  expect(intl.formatNumber(7)).toBe('7');
  expect(created).not.toHaveBeenCalled();
  expect(supported).not.toHaveBeenCalled();
});

it('leaves other languages unchanged', () => {
  const intl = createIntl({ locale: 'fr', defaultLocale: 'en' });
  expect(withEnglishNumbers(intl)).toBe(intl);
});
