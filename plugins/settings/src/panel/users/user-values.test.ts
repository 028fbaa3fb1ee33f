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
  it('is sent without what stayed as it was', () => {
    expect(userChange({ ...ada, roles: [2, 3] }, ada)).toEqual({});
    expect(userChange({ ...ada, isActive: false, roles: [3] }, ada)).toEqual({ isActive: false, roles: [3] });
  });

  it('loses what was emptied', () => {
    expect(userChange({ ...ada, lastname: '' }, ada)).toEqual({ lastname: null });
  });

  it('gets a password only when one was typed, and never its repetition', () => {
    expect(userChange({ ...ada, password: '', confirmPassword: '' }, ada)).toEqual({});
    expect(userChange({ ...ada, password: 'Secret-12', confirmPassword: 'Secret-12' }, ada)).toEqual({
      password: 'Secret-12',
    });
  });
});
