import { describe, expect, it } from 'vitest';
import { dateNotation } from './date-notation.ts';

describe('dateNotation', () => {
  it.each([
    ['en-US', '03/12/2024'],
    ['de', '12.03.2024'],
    ['fr', '12/03/2024'],
    ['sv', '2024-03-12'],
    ['ko', '2024. 03. 12.'],
    ['ar', '12/03/2024'],
  ])('is written as %s has it, and read back', (locale, text) => {
    const notation = dateNotation(locale);
    expect(notation.format('2024-03-12')).toBe(text);
    expect(notation.read(text)).toBe('2024-03-12');
  });

  it.each([
    ['de', '12.3.2024', '2024-03-12'],
    ['de', ' 12 3 2024 ', '2024-03-12'],
    ['de', '12/3/2024', '2024-03-12'],
    ['en-US', '3/12/2024', '2024-03-12'],
    ['en-US', '2024-03-12', '2024-03-12'],
    ['de', '20240312', '2024-03-12'],
    ['ar', '١٢/٣/٢٠٢٤', '2024-03-12'],
    ['bg', '12.03.2024 г.', '2024-03-12'],
  ])('parses the usual format in %s: %j', (locale, text, iso) => {
    expect(dateNotation(locale).read(text)).toBe(iso);
  });

  it.each([
    ['de', '31.2.2024'],
    ['de', '12.3.24'],
    ['de', '12. März 2024'],
    ['en-US', '13/13/2024'],
    ['en-US', '12/2024'],
    ['en-US', '1/2/3/2024'],
    ['en-US', ''],
  ])('is not guessed in %s: %j', (locale, text) => expect(dateNotation(locale).read(text)).toBeNull());

  it('describes its pattern in the language of the locale', () => {
    expect(dateNotation('en-US').pattern).toBe('month/day/year');
    expect(dateNotation('de').pattern).toBe('Tag.Monat.Jahr');
  });
});
