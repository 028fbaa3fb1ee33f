import { describe, expect, it } from 'vitest';
import { isEmptyValue } from './ScalarCells.tsx';

describe('an empty cell', () => {
  it.each([
    [{ type: 'string' } as const, null, true],
    [{ type: 'string' } as const, '', true],
    [{ type: 'string' } as const, 'x', false],
    [{ type: 'boolean' } as const, false, false],
    [{ type: 'boolean' } as const, null, true],
    [{ type: 'integer' } as const, 0, false],
    [{ type: 'integer' } as const, 'seven', true],
    [{ type: 'biginteger' } as const, '9007199254740993', false],
    [{ type: 'media', multiple: true } as const, [], true],
  ])('%j of %j: %j', (attribute, value, empty) => {
    expect(isEmptyValue(attribute, value)).toBe(empty);
  });
});
