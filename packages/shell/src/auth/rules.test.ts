import { describe, expect, it } from 'vitest';
import { validationMessages as say } from '../messages/validation-messages.ts';
import { checkLogin, checkRegisterAdmin } from './rules.ts';

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
  ])('criticise the password %j for its first broken rule', (password, complaint) => {
    const values = { ...registration, password, confirmPassword: password };
    expect(checkRegisterAdmin(values)?.['password']).toEqual(complaint);
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
