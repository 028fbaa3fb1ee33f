import { describe, expect, it } from 'vitest';
import { isNullableBoolean, numberStep, textConstraints } from './input-constraints.ts';

describe('rules that inputs know', () => {
  it('turn a regular expression into a pattern and keep the least length', () => {
    expect(
      textConstraints({ type: 'string', regex: '^A', minLength: 2, maxLength: 9, required: true }, false),
    ).toEqual({
      pattern: '^A',
      minLength: 2,
    });
  });

  it('let a draft be too short, but for a password, whose length nobody can tell later', () => {
    expect(textConstraints({ type: 'string', minLength: 2 }, true)).toEqual({});
    expect(textConstraints({ type: 'password', minLength: 6 }, true)).toEqual({ minLength: 6 });
  });

  it('make numbers with a fraction step by hundredths and others by one', () => {
    expect((['float', 'decimal', 'integer', 'biginteger'] as const).map(numberStep)).toEqual([
      0.01, 0.01, 1, 1,
    ]);
  });

  it('give a boolean a third state when its default is null or missing', () => {
    expect(isNullableBoolean({ type: 'boolean' })).toBe(true);
    expect(isNullableBoolean({ type: 'boolean', default: null })).toBe(true);
    expect(isNullableBoolean({ type: 'boolean', default: false })).toBe(false);
  });
});
