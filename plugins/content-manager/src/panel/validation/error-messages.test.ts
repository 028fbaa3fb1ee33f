import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { describeRule } from './error-messages.ts';

describe('the message for a broken rule', () => {
  it('contains the limit', async () => {
    expect(await describeRule({ rule: 'maxLength', params: { max: 120 } }, 'x')).toMatchObject({
      id: 'content-manager.edit.validation.max-length',
      values: { max: 120 },
    });
  });

  it('contains the position of an error in JSON', async () => {
    expect(await describeRule({ rule: 'json', params: {} }, '{\n a }')).toMatchObject({
      id: 'content-manager.edit.validation.json-at',
      values: { line: 2, column: 2 },
    });
  });

  it('contains only texts and numbers', async () => {
    const fieldError = await describeRule({ rule: 'enum', params: { values: ['a', 'b'], value: null } }, 'c');
    expect(fieldError.values).toEqual({});
  });

  it.each([
    ['url', 'This text has a link with an address that is not allowed.'],
    ['depth', 'This text has too many levels.'],
    ['format', 'This text has a part that cannot be saved.'],
  ])('describes invalid blocks: %s', async (fault, sentence) => {
    const { values, ...message } = await describeRule({ rule: 'blocks', params: { fault } }, []);
    expect(createIntl({ locale: 'en' }).formatMessage(message, values)).toBe(sentence);
  });
});
