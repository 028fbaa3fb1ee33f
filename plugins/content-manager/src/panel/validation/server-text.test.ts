import { ApiError, formatValue } from '@admin/shell';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { faultText, refusalText } from './server-text.ts';

const messages = { 'steps.later': 'Pas avant {day}' };
const french = createIntl({ locale: 'fr', messages, onError: () => undefined });
const text = { id: 'steps.later', values: { day: 'lundi' } };

describe('the text of a fault', () => {
  it('is the message that it names', () => {
    expect(formatValue(french, faultText({ message: 'Not before Monday', text }))).toBe('Pas avant lundi');
  });

  it.each([
    ['the panel has no such message', { id: 'steps.gone' }],
    ['it names none', undefined],
    ['what it names is no message', 'steps.later'],
  ])('is that of the server if %s', (_case, named) => {
    const message = `Not '{before}' <b>Monday</b>, it's # | {day`;
    expect(formatValue(french, faultText({ message, text: named }))).toBe(message);
  });
});

describe('the text for a failed call', () => {
  const failed = (...errors: readonly object[]) =>
    new ApiError({
      name: 'ValidationError',
      message: 'As the server says',
      status: 400,
      details: { errors },
    });
  const fault = { path: ['step'], message: 'Not before Monday', text };

  it('is that of its only fault', () => {
    expect(formatValue(french, refusalText(failed(fault)))).toBe('Pas avant lundi');
  });

  it('is that of the server for several faults, or one without a text', () => {
    for (const error of [failed(fault, fault), failed({ ...fault, text: undefined })]) {
      expect(refusalText(error)).toBe('As the server says');
    }
  });
});
