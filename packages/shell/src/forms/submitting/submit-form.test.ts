import { FORM_ERROR } from 'final-form';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { errorsAtFields } from './errors-at-fields.ts';
import { explainError } from './explain-error.ts';
import { explainUnnamedError } from './explain-unnamed-error.ts';
import { submitForm } from './submit-form.ts';

const required = { id: 'required', defaultMessage: 'This value is required.' };

function refusal(details: object, message = '2 errors occurred', status = 400): ApiError {
  return new ApiError({ name: 'ValidationError', message, status, details: { ...details } });
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const succeed = () => Promise.resolve();
const asItWasThrown = (error: unknown) => ({ [FORM_ERROR]: (error as Error).message });

const invalid = (path: string, message: string) => ({ path: path.split('.'), message });

describe('submitting a form', () => {
  it('trims every text except passwords', async () => {
    const send = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve());
    const values = { email: ' a@b.c ', password: ' p ', confirmPassword: ' p ', news: true };
    expect(await submitForm({ values, send })).toBeUndefined();
    expect(send.mock.calls).toEqual([
      [{ email: 'a@b.c', password: ' p ', confirmPassword: ' p ', news: true }],
    ]);
  });

  it('sends nothing that breaks a rule; the rules receive the trimmed values', async () => {
    const send = vi.fn<(values: object) => Promise<void>>();
    const check = vi.fn(() => Promise.resolve({ email: required }));
    expect(await submitForm({ values: { email: ' x ' }, check, send })).toEqual({ email: required });
    expect(check).toHaveBeenCalledExactlyOnceWith({ email: 'x' });
    expect(send).not.toHaveBeenCalled();
  });

  it('sends values without errors, whether the rules return nothing or an empty result', async () => {
    for (const nothing of [undefined, {}]) {
      const send = vi.fn<() => Promise<void>>(succeed);
      expect(await submitForm({ values: {}, check: () => nothing, send })).toBeUndefined();
      expect(send).toHaveBeenCalledOnce();
    }
  });

  it('explains errors that the rules or the call throw', async () => {
    const expected = { [FORM_ERROR]: 'Failed to fetch' };
    const submission = { values: {}, send: succeed, explain: asItWasThrown };
    expect(await submitForm({ ...submission, check: fail })).toEqual(expected);
    expect(await submitForm({ ...submission, send: fail })).toEqual(expected);
  });
});

describe('the errors of a failed call', () => {
  it('contain the first error of each invalid value', () => {
    const errors = [
      invalid('userInfo.password', 'too common'),
      invalid('name', 'long'),
      invalid('name', 'odd'),
    ];
    const expected = { 'userInfo.password': 'too common', name: 'long' };
    expect(explainError(refusal({ errors }))).toEqual(expected);
    expect(explainUnnamedError(refusal({ errors }), { name: /errors/ })).toEqual(expected);
  });

  it('include an error whose response names the value in a different format', () => {
    expect(explainUnnamedError(refusal({ currentPassword: ['Invalid credentials'] }), {})).toEqual({
      currentPassword: 'Invalid credentials',
    });
  });

  it('are assigned to the field that their message refers to, if they name none', () => {
    const fieldsByWords = { email: /email/i };
    const taken = refusal({}, 'Email already taken');
    expect(explainUnnamedError(taken, fieldsByWords)).toEqual({ email: 'Email already taken' });
    expect(explainUnnamedError(refusal({}, 'Not now'), fieldsByWords)).toEqual({ [FORM_ERROR]: 'Not now' });
  });

  it('are one error of the whole form if the call has no response, or one about no value', () => {
    const broken = refusal({}, 'Internal Server Error', 500);
    for (const error of [broken, new TypeError('Failed to fetch')]) {
      expect(explainError(error, 'Not today')).toEqual({ [FORM_ERROR]: 'Not today' });
    }
  });
});

describe('errorsAtFields', () => {
  it('assigns errors to the field of their path, of its parent, and of a nested body', () => {
    const errors = { name: 'odd', 'headers.0.key': 'empty', 'userInfo.password': 'weak' };
    expect(errorsAtFields(errors, ['name', 'headers', 'password'])).toEqual({
      name: 'odd',
      headers: 'empty',
      password: 'weak',
    });
  });

  it('keeps the first error of each field, and prefers an exact name to a longer one', () => {
    const errors = { 'owner.name': 'nobody', name: 'odd', 'list.0': 'one', 'list.1': 'two' };
    expect(errorsAtFields(errors, ['name', 'owner.name', 'list'])).toEqual({
      owner: { name: 'nobody' },
      name: 'odd',
      list: 'one',
    });
  });

  it('assigns the first error without a field to the form', () => {
    const errors = { token: 'expired', name: 'odd', other: 'unseen' };
    expect(errorsAtFields(errors, ['name'])).toEqual({ name: 'odd', [FORM_ERROR]: 'expired' });
    expect(errorsAtFields({ [FORM_ERROR]: 'Not now' }, ['name'])).toEqual({ [FORM_ERROR]: 'Not now' });
    expect(errorsAtFields(undefined, ['name'])).toBeUndefined();
  });
});
