import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { plainText, withPlainTexts } from './plain-text.ts';

const intl = createIntl({ locale: 'en', defaultLocale: 'en' });

it.each([
  ['Delete', {}],
  ["The author's entries", {}],
  ["It''s here", {}],
  ["An ' at the end '", {}],
  ['Entry {id}', { id: 7 }],
  ['Entry {id}', { id: 1234567 }],
  ['{field}: {error}', { field: 'Title', error: 'is {empty}' }],
  ['{name}, {name}', { name: '<b>' }],
  ['a # b | c', {}],
  ['{count} {count}', { count: 0 }],
  ['{name}', { name: '' }],
])('formats %s like the library', (defaultMessage, values) => {
  expect(plainText(defaultMessage, values)).toBe(intl.formatMessage({ id: 'text', defaultMessage }, values));
});

it.each([
  ['choices', '{count, plural, one {# entry} other {# entries}}', { count: 1 }],
  ['formats', '{count, number}', { count: 1 }],
  ['tags', 'Read <link>more</link>', {}],
  ['quoted braces', "Write '{name}'", { name: 'x' }],
  ['a missing value', 'Hello {name}', {}],
  ['a rendered value', 'Hello {name}', { name: {} }],
  ['a null value', 'Hello {name}', { name: null }],
  ['a name with spaces', 'Hello { name }', { name: 'Ada' }],
  ['an open brace', 'Hello {name', { name: 'Ada' }],
])('leaves %s to the library', (_, text, values) => {
  expect(plainText(text, values)).toBeUndefined();
});

it('formats translated texts in their language, and leaves missing ones to the library', () => {
  const frenchIntl = createIntl({
    locale: 'fr',
    defaultLocale: 'en',
    messages: { 'list.delete': 'Supprimer', 'list.count': '{count, plural, one {# fiche} other {# fiches}}' },
    onError: () => undefined,
  });
  const french = withPlainTexts(frenchIntl);
  expect(french.formatMessage({ id: 'list.delete', defaultMessage: 'Delete' })).toBe('Supprimer');
  expect(french.formatMessage({ id: 'list.count', defaultMessage: '{count}' }, { count: 2 })).toBe(
    '2 fiches',
  );
  expect(french.formatMessage({ id: 'list.new', defaultMessage: 'New' })).toBe('New');
  expect(french.formatMessage({ id: 'list.none' })).toBe('list.none');
});
