import { FORM_ERROR } from 'final-form';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { submitForm } from './submit-form.ts';

const noErrors = () => Promise.resolve(() => undefined);

function refusal(name: string, message: string, errors: readonly object[] = []): ApiError {
  return new ApiError({ name, message, status: 400, details: { errors } });
}

function failingWith(error: Error) {
  const send = async () => {
    throw error;
  };
  return submitForm({ values: {}, loadCheck: noErrors, send });
}

const complaining = () => Promise.resolve((values: object) => ({ saw: JSON.stringify(values) }));

describe('submitting a form of the sign-in area', () => {
  it('trims every text but the passwords', async () => {
    const send = vi.fn<(values: object) => Promise<void>>(() => Promise.resolve());
    const values = { email: ' a@b.c ', password: ' p ', confirmPassword: ' p ', news: true };
    await submitForm({ values, loadCheck: noErrors, send });
    expect(send.mock.calls).toEqual([
      [{ email: 'a@b.c', password: ' p ', confirmPassword: ' p ', news: true }],
    ]);
  });

  it('sends nothing that breaks the rules, which see the trimmed values', async () => {
    const send = vi.fn<(values: object) => Promise<void>>();
    const errors = await submitForm({ values: { email: ' x ' }, loadCheck: complaining, send });
    expect(errors).toEqual({ saw: '{"email":"x"}' });
    expect(send).not.toHaveBeenCalled();
  });

  it("gives the server's errors to the fields that they name last", async () => {
    const problem = { path: ['userInfo', 'password'], message: 'too common' };
    expect(await failingWith(refusal('ValidationError', 'too common', [problem]))).toEqual({
      password: 'too common',
    });
  });

  it('puts a refusal that names no field above the form', async () => {
    expect(await failingWith(refusal('ValidationError', 'Used already'))).toEqual({
      [FORM_ERROR]: 'Used already',
    });
  });

  it.each([
    ['an error without words', refusal('ApplicationError', '')],
    ['a server that cannot be reached', new ApiError({ name: 'NetworkError', message: 'x', status: 0 })],
    ['rules that cannot be fetched', new TypeError('Failed to fetch')],
  ])('has words of its own for %s', async (_, error) => {
    expect(await failingWith(error)).toMatchObject({
      [FORM_ERROR]: { defaultMessage: 'Something went wrong' },
    });
  });
});
