import { ApiError } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { createEntryForm } from '../form/index.ts';
import { articleModel } from '../form/fixtures/article-model.ts';
import { errorMessages } from './error-messages.ts';
import { serverErrors } from './server-errors.ts';

const refusal = (message: string) =>
  new ApiError({
    name: 'ValidationError',
    message,
    status: 400,
    details: { errors: [{ path: ['title'], message, name: 'ValidationError' }] },
  });

describe('errors of the server', () => {
  const form = createEntryForm(articleModel, { id: 1, values: { title: 'A' } });

  it('name a value that is taken in the words of the panel', () => {
    expect(serverErrors(refusal('This attribute must be unique'), form).get('title')).toBe(
      errorMessages.unique,
    );
  });

  it('keep other messages of the server', () => {
    expect(serverErrors(refusal('title is odd'), form).get('title')).toBe('title is odd');
  });
});
