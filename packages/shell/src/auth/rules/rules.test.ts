import { describe, expect, it } from 'vitest';
import { validationMessages as say } from '../../forms/validation-messages.ts';
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
    expect(checkLogin({})).toEqual({ email: say.required, password: say.required });
    expect(checkLogin({ email: 'ada', password: 'x' })).toEqual({ email: say.email });
    expect(checkLogin({ email: ' ada@example.com ', password: 'x' })).toBeUndefined();
  });
});

describe('registration rules', () => {
  it('accept a complete form without a last name', () => {
    expect(checkRegisterAdmin(registration)).toBeUndefined();
  });

  it.each([
    ['', say.required],
    ['short', say.minLength],
    ['ABCDEFGH', say.containLowercase],
    ['abcdefgh', say.containUppercase],
    ['Abcdefgh', say.containNumber],
  ])('criticise the password %j for its first broken rule', (password, fieldError) => {
    const values = { ...registration, password, confirmPassword: password };
    expect(checkRegisterAdmin(values)?.['password']).toEqual(fieldError);
  });

  it('want the password twice', () => {
    expect(checkRegisterAdmin({ ...registration, confirmPassword: 'Passw0rd!' })).toEqual({
      confirmPassword: say.passwordNoMatch,
    });
  });

  it('want the address in lower case and a name that is more than spaces', () => {
    expect(checkRegisterAdmin({ ...registration, email: 'Ada@example.com', firstname: '  ' })).toEqual({
      email: say.lowercase,
      firstname: say.required,
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
      registrationToken: say.required,
      firstname: say.required,
      password: say.minLength,
      confirmPassword: say.required,
    });
  });
});

describe('recovery rules', () => {
  it('need a valid address to write to', () => {
    expect(checkForgotPassword({})).toEqual({ email: say.required });
    expect(checkForgotPassword({ email: 'ada' })).toEqual({ email: say.email });
    expect(checkForgotPassword({ email: 'ada@example.com' })).toBeUndefined();
  });

  it.each([
    ['Passw0r', say.minLength],
    ['PASSW0RD', say.containLowercase],
    ['passw0rd', say.containUppercase],
    ['Password', say.containNumber],
  ])('criticise the new password %j as a registration would', (password, fieldError) => {
    expect(checkResetPassword({ password, confirmPassword: password })).toEqual({ password: fieldError });
  });

  it('want the new password twice', () => {
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: '' })).toEqual({
      confirmPassword: say.required,
    });
    expect(checkResetPassword({ password: 'Passw0rd', confirmPassword: 'Passw0rt' })).toEqual({
      confirmPassword: say.passwordNoMatch,
    });
  });
});
