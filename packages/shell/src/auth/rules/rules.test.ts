import { describe, expect, it } from 'vitest';
import { validationMessages as messages } from '../../forms/validation-messages.ts';
import {
  checkForgotPassword,
  checkLogin,
  checkRegister,
  checkRegisterAdmin,
  checkResetPassword,
} from './rules.ts';

const registration = {
  firstname: 'Ada',
  email: 'ada@example.com',
  password: 'Passw0rd',
  confirmPassword: 'Passw0rd',
};

describe('sign-in rules', () => {
  it('require a valid address and a password', () => {
    expect(checkLogin({})).toEqual({ email: messages.required, password: messages.required });
    expect(checkLogin({ email: 'ada', password: 'x' })).toEqual({ email: messages.email });
    expect(checkLogin({ email: ' ada@example.com ', password: 'x' })).toBeUndefined();
  });
});

describe('registration rules', () => {
  it('accept a complete form without a last name', () => {
    expect(checkRegisterAdmin(registration)).toBeUndefined();
  });

  it.each([
    ['', messages.required],
    ['short', messages.minLength],
    ['ABCDEFGH', messages.containLowercase],
    ['abcdefgh', messages.containUppercase],
    ['Abcdefgh', messages.containNumber],
  ])('reject the password %j with the first rule that it breaks', (password, fieldError) => {
    const values = { ...registration, password, confirmPassword: password };
    expect(checkRegisterAdmin(values)?.['password']).toEqual(fieldError);
  });

  it('require the password twice', () => {
    expect(checkRegisterAdmin({ ...registration, confirmPassword: 'Passw0rd!' })).toEqual({
      confirmPassword: messages.passwordNoMatch,
    });
  });

  it('require a lower-case address and a name that is not blank', () => {
    expect(checkRegisterAdmin({ ...registration, email: 'Ada@example.com', firstname: '  ' })).toEqual({
      email: messages.lowercase,
      firstname: messages.required,
    });
  });
});

describe('registration rules for invited users', () => {
  const invited = { ...registration, email: '', registrationToken: 'token' };

  it('do not require an address', () => {
    expect(checkRegister(invited)).toBeUndefined();
  });

  it('require the token of the invitation, a name and a valid password', () => {
    expect(checkRegister({ registrationToken: '', firstname: ' ', password: 'abc' })).toEqual({
      registrationToken: messages.required,
      firstname: messages.required,
      password: messages.minLength,
      confirmPassword: messages.required,
    });
  });
});

describe('recovery rules', () => {
  it('require a valid address', () => {
    expect(checkForgotPassword({})).toEqual({ email: messages.required });
    expect(checkForgotPassword({ email: 'ada' })).toEqual({ email: messages.email });
    expect(checkForgotPassword({ email: 'ada@example.com' })).toBeUndefined();
  });

  it.each([
    ['Passw0r', messages.minLength],
    ['PASSW0RD', messages.containLowercase],
    ['passw0rd', messages.containUppercase],
    ['Password', messages.containNumber],
  ])('reject the new password %j as the registration does', (password, fieldError) => {
    expect(checkResetPassword({ password, confirmPassword: password })).toEqual({ password: fieldError });
  });

  it('require the new password twice', () => {
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: '' })).toEqual({
      confirmPassword: messages.required,
    });
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: 'Passw0rt' })).toEqual({
      confirmPassword: messages.passwordNoMatch,
    });
  });
});
