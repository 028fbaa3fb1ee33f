import { describe, expect, it } from 'vitest';
import { isNullableBoolean, numberStep, textConstraints } from './input-constraints.ts';

describe('the constraints of inputs', () => {
  it('turn a regular expression into a pattern and contain the minimum length', () => {
    expect(
      textConstraints({ type: 'string', regex: '^A', minLength: 2, maxLength: 9, required: true }, false),
    ).toEqual({
      pattern: '^A',
      minLength: 2,
    });
  });

  it('allow a short draft, except a password, whose length is unknown later', () => {
    expect(textConstraints({ type: 'string', minLength: 2 }, true)).toEqual({});
    expect(textConstraints({ type: 'password', minLength: 6 }, true)).toEqual({ minLength: 6 });
  });

  it('let floats and decimals step by hundredths, and integers by one', () => {
    expect((['float', 'decimal', 'integer', 'biginteger'] as const).map(numberStep)).toEqual([
      0.01, 0.01, 1, 1,
    ]);
  });

  it('give a boolean a third state if its default is null or missing', () => {
    expect(isNullableBoolean({ type: 'boolean' })).toBe(true);
    expect(isNullableBoolean({ type: 'boolean', default: null })).toBe(true);
    expect(isNullableBoolean({ type: 'boolean', default: false })).toBe(false);
  });
});
