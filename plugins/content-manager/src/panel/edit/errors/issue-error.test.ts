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
});
