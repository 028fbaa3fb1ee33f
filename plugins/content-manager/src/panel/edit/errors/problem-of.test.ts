import { ApiError } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { editMessages } from '../messages.ts';
import { problemOf, requestIdOf } from './problem-of.ts';
import { articleModel } from '../form/fixtures/article-model.ts';
import { createEntryForm } from '../form/index.ts';
import { serverErrors } from './server-errors.ts';

const error = (status: number, message = 'already.published') => new ApiError({ name: 'x', message, status });

describe('what is said about a failed call', () => {
  it('is what the server said, where it said what was wrong with the request', () => {
    expect(problemOf(error(400))).toBe('already.published');
  });

  it('is our own sentence when the server is away or broken', () => {
    expect(problemOf(error(0, 'Network Error'))).toBe(editMessages.unreachable);
    expect(problemOf(error(502, '<html>'))).toBe(editMessages.serverFailed);
    expect(problemOf(new TypeError('x is not a function'))).toBe(editMessages.somethingWrong);
  });

  it('names the request where only the log of the server knows more', () => {
    const ids = [500, 502, 400, 403].map((status) =>
      requestIdOf(new ApiError({ name: 'x', message: '', status, requestId: 'req-7' })),
    );
    expect(ids).toEqual(['req-7', 'req-7', null, null]);
  });

  it('finds the fields that the server complained about', () => {
    const refused = new ApiError({
      name: 'ValidationError',
      message: '2 errors occurred',
      status: 400,
      details: {
        errors: [
          { path: ['links', '0', 'url'], message: 'bad' },
          { path: [], message: 'whole' },
        ],
      },
    });
    const form = createEntryForm(articleModel, { id: 1, values: { links: [{ id: 3 }] } });
    expect([...serverErrors(refused, form)]).toEqual([['links.#1.url', 'bad']]);
  });
});
