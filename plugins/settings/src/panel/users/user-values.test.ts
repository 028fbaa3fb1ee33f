import { describe, expect, it } from 'vitest';
import { userChange, type UserValues } from './user-values.ts';

const ada: UserValues = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  username: '',
  email: 'ada@example.com',
  isActive: true,
  roles: [2, 3],
};

describe('a changed user', () => {
  it('is sent without unchanged values', () => {
    expect(userChange({ ...ada, roles: [2, 3] }, ada)).toEqual({});
    expect(userChange({ ...ada, isActive: false, roles: [3] }, ada)).toEqual({ isActive: false, roles: [3] });
  });

  it('has null for cleared values', () => {
    expect(userChange({ ...ada, lastname: '' }, ada)).toEqual({ lastname: null });
  });

  it('has a password only when one was entered, and never its repetition', () => {
    expect(userChange({ ...ada, password: '', confirmPassword: '' }, ada)).toEqual({});
    expect(userChange({ ...ada, password: 'Secret-12', confirmPassword: 'Secret-12' }, ada)).toEqual({
      password: 'Secret-12',
    });
  });
});
