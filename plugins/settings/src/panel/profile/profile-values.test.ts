import { validationMessages } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { checkProfile, profileChange, type ProfileValues } from './profile-values.ts';

const ada: ProfileValues = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  username: 'ada',
  email: 'ada@example.com',
  preferedLanguage: 'fr',
};

const fieldErrors = (values: ProfileValues) => checkProfile(values, ada);

describe('the profile', () => {
  it('sends changed values, and null for cleared ones', () => {
    expect(profileChange({ ...ada, firstname: 'Augusta', username: '', preferedLanguage: '' }, ada)).toEqual({
      firstname: 'Augusta',
      username: null,
      preferedLanguage: null,
    });
  });

  it('sends the current password only when the change needs it', () => {
    expect(profileChange({ ...ada, lastname: 'King', currentPassword: 'Old-1234' }, ada)).toEqual({
      lastname: 'King',
    });
    expect(profileChange({ ...ada, email: 'a@example.com', currentPassword: 'Old-1234' }, ada)).toEqual({
      email: 'a@example.com',
      currentPassword: 'Old-1234',
    });
  });

  it('requires the current password for a new password or email address, and otherwise not', () => {
    const required = { currentPassword: validationMessages.required };
    expect(fieldErrors({ ...ada, email: 'a@example.com' })).toEqual(required);
    expect(fieldErrors({ ...ada, password: 'New-12345', confirmPassword: 'New-12345' })).toEqual(required);
    expect(fieldErrors({ ...ada, firstname: 'Augusta' })).toBeUndefined();
  });

  it.each([
    ['Short-1', validationMessages.minLength],
    ['UPPERCASE-1', validationMessages.containLowercase],
    ['lowercase-1', validationMessages.containUppercase],
    ['No-Number', validationMessages.containNumber],
  ])('reports the first rule that the password %s breaks', (password, fieldError) => {
    expect(fieldErrors({ ...ada, password, confirmPassword: password, currentPassword: 'Old-1234' })).toEqual(
      {
        password: fieldError,
      },
    );
  });

  it('requires a new password twice', () => {
    const values = { ...ada, password: 'New-12345', currentPassword: 'Old-1234' };
    const twice = { confirmPassword: validationMessages.passwordNoMatch };
    expect(fieldErrors(values)).toEqual(twice);
    expect(fieldErrors({ ...values, confirmPassword: 'New-12346' })).toEqual(twice);
    expect(fieldErrors({ ...values, confirmPassword: 'New-12345' })).toBeUndefined();
  });

  it('requires a first name and a valid email address', () => {
    expect(fieldErrors({ ...ada, firstname: ' ', email: 'nobody', currentPassword: 'Old-1234' })).toEqual({
      firstname: validationMessages.required,
      email: validationMessages.email,
    });
  });
});
