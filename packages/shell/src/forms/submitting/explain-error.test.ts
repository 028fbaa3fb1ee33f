import { FORM_ERROR } from 'final-form';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../http/api-error.ts';
import { explainError } from './explain-error.ts';

describe('explainError', () => {
  it('assigns a problem to the field of its path, and one with an empty path to the form', () => {
    const errors = [
      { path: ['userInfo', 'email'], message: 'Use an address of the company.' },
      { path: [], message: 'Only administrators manage users.' },
    ];
    const error = new ApiError({ name: 'ValidationError', message: '', status: 400, details: { errors } });
    expect(explainError(error)).toEqual({
      'userInfo.email': 'Use an address of the company.',
      [FORM_ERROR]: 'Only administrators manage users.',
    });
  });
});
