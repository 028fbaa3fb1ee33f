import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { simpleElements } from './simple-elements.ts';

describe('simpleElements', () => {
  it.each([
    'Delete',
    'a # b | c',
    'Entry {id}',
    '{row, number}{id}',
    'Row {row, number} of {count, number}: {name}',
  ])('returns elements that format %s like the parser', (text) => {
    const values = { id: 'x7', name: 'Ada', row: 1234.5, count: 98765 };
    const elements = simpleElements(text) as MessageFormatElement[];
    for (const locale of ['en', 'de', 'ar-EG'])
      expect(new IntlMessageFormat(elements, locale).format(values)).toBe(
        new IntlMessageFormat(text, locale).format(values),
      );
  });

  it.each([
    "It''s here",
    "Write '{name}'",
    'Read <b>more</b>',
    'Hello { name }',
    'Hello {name',
    '{day, date}',
    '{count, number, percent}',
  ])('leaves %s to the parser', (text) => {
    expect(simpleElements(text)).toBeUndefined();
  });
});
