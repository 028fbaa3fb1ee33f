import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatValue } from './message.ts';

describe('formatValue', () => {
  const german = createIntl({
    locale: 'de',
    messages: { 'list.new': 'Neu: {name}', 'english.Invalid credentials': 'Passwort ist falsch' },
  });

  it('formats a message with its values', () => {
    const message = { id: 'list.new', defaultMessage: 'New: {name}', values: { name: 'Ada' } };
    expect(formatValue(german, message)).toBe('Neu: Ada');
  });

  it('translates an English text of the server, and shows others unchanged', () => {
    expect(formatValue(german, 'Invalid credentials')).toBe('Passwort ist falsch');
    expect(formatValue(german, 'The shelf {x} is full')).toBe('The shelf {x} is full');
  });
});
