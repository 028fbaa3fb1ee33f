import { describe, expect, it } from 'vitest';
import { AxiosError, AxiosHeaders } from 'axios';
import { toApiError } from './api-error.ts';
import { pathOf } from './http-client.ts';

function answered(status: number, data: unknown): AxiosError {
  const config = { headers: new AxiosHeaders() };
  return new AxiosError('failed', 'ERR', config, {}, { status, data, statusText: '', headers: {}, config });
}

describe('paths', () => {
  it('fills parameters in and leaves the colons of a content type uid', () => {
    expect(pathOf('/content-manager/collection-types/:uid/:id', { uid: 'api::article.article', id: 7 })).toBe(
      '/content-manager/collection-types/api::article.article/7',
    );
  });

  it('escapes what could leave the path', () => {
    expect(pathOf('/admin/users/:id', { id: '../roles?x' })).toBe('/admin/users/..%2Froles%3Fx');
  });

  it('names a parameter that is missing', () => {
    expect(() => pathOf('/admin/users/:id', {})).toThrow('needs the parameter "id"');
  });
});

describe('errors', () => {
  it('carries name, message, status and details of the answer', () => {
    const error = toApiError(
      answered(400, {
        data: null,
        error: {
          status: 400,
          name: 'ValidationError',
          message: 'email is a required field',
          details: { errors: [{ path: ['email'], message: 'email is a required field' }, 'noise'] },
        },
      }),
    );
    expect(error).toMatchObject({ name: 'ValidationError', status: 400 });
    expect(error.fieldProblems).toEqual([{ path: ['email'], message: 'email is a required field' }]);
  });

  it('has a text of its own when the answer has no error field', () => {
    expect(toApiError(answered(502, '<html>')).message).toBe(
      'There was an unknown error response from the API',
    );
  });

  it('tells a missing answer from a bad one', () => {
    expect(toApiError(new AxiosError('Network Error'))).toMatchObject({ name: 'NetworkError', status: 0 });
  });
});
