import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { errorMessageOf } from './issue-error.ts';

describe('errors', () => {
  it('name the bound that a value missed', async () => {
    expect(await errorMessageOf({ rule: 'maxLength', params: { max: 120 } }, 'x')).toMatchObject({
      id: 'content-manager.edit.validation.max-length',
      values: { max: 120 },
    });
  });

  it('point into JSON text', async () => {
    expect(await errorMessageOf({ rule: 'json', params: {} }, '{\n a }')).toMatchObject({
      id: 'content-manager.edit.validation.json-at',
      values: { line: 2, column: 2 },
    });
  });

  it('carry only what fits into a sentence', async () => {
    const fieldError = await errorMessageOf(
      { rule: 'enum', params: { values: ['a', 'b'], value: null } },
      'c',
    );
    expect(fieldError.values).toEqual({});
  });

  it.each([
    ['url', 'This text has a link with an address that is not allowed.'],
    ['depth', 'This text has too many levels.'],
    ['format', 'This text has a part that cannot be saved.'],
  ])('say what is wrong with blocks: %s', async (fault, sentence) => {
    const { values, ...message } = await errorMessageOf({ rule: 'blocks', params: { fault } }, []);
    expect(createIntl({ locale: 'en' }).formatMessage(message, values)).toBe(sentence);
  });
});
