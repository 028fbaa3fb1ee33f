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
  it('need a valid address and a password', () => {
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
  ])('criticise the password %j for its first broken rule', (password, fieldError) => {
    const values = { ...registration, password, confirmPassword: password };
    expect(checkRegisterAdmin(values)?.['password']).toEqual(fieldError);
  });

  it('want the password twice', () => {
    expect(checkRegisterAdmin({ ...registration, confirmPassword: 'Passw0rd!' })).toEqual({
      confirmPassword: messages.passwordNoMatch,
    });
  });

  it('want the address in lower case and a name that is more than spaces', () => {
    expect(checkRegisterAdmin({ ...registration, email: 'Ada@example.com', firstname: '  ' })).toEqual({
      email: messages.lowercase,
      firstname: messages.required,
    });
  });
});

describe("the rules of an invited person's registration", () => {
  const invited = { ...registration, email: '', registrationToken: 'token' };

  it('leave the address to the invitation', () => {
    expect(checkRegister(invited)).toBeUndefined();
  });

  it('want the token of the invitation, a name and a good password', () => {
    expect(checkRegister({ registrationToken: '', firstname: ' ', password: 'abc' })).toEqual({
      registrationToken: messages.required,
      firstname: messages.required,
      password: messages.minLength,
      confirmPassword: messages.required,
    });
  });
});

describe('recovery rules', () => {
  it('need a valid address to write to', () => {
    expect(checkForgotPassword({})).toEqual({ email: messages.required });
    expect(checkForgotPassword({ email: 'ada' })).toEqual({ email: messages.email });
    expect(checkForgotPassword({ email: 'ada@example.com' })).toBeUndefined();
  });

  it.each([
    ['Passw0r', messages.minLength],
    ['PASSW0RD', messages.containLowercase],
    ['passw0rd', messages.containUppercase],
    ['Password', messages.containNumber],
  ])('criticise the new password %j as a registration would', (password, fieldError) => {
    expect(checkResetPassword({ password, confirmPassword: password })).toEqual({ password: fieldError });
  });

  it('want the new password twice', () => {
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: '' })).toEqual({
      confirmPassword: messages.required,
    });
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: 'Passw0rt' })).toEqual({
      confirmPassword: messages.passwordNoMatch,
    });
  });
});
