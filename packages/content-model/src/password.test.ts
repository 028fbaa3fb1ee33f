import { describe, expect, it } from 'vitest';
import { brokenPasswordRules } from './password.ts';

describe('a new password', () => {
  it('is long and mixed', () => {
    expect(brokenPasswordRules('Passw0rd')).toEqual([]);
  });

  it('is mixed in any script with upper and lower case', () => {
    expect(brokenPasswordRules('Пароль12')).toEqual([]);
    expect(brokenPasswordRules('пароль12').map(({ rule }) => rule)).toEqual(['uppercase']);
  });

  it('has its broken rules in the order in which they are shown', () => {
    expect(brokenPasswordRules('').map(({ rule }) => rule)).toEqual([
      'minLength',
      'lowercase',
      'uppercase',
      'number',
    ]);
    expect(brokenPasswordRules('weak').map(({ sentence }) => sentence)).toEqual([
      'must be at least 8 characters',
      'must contain at least one uppercase character',
      'must contain at least one number',
    ]);
  });
});
