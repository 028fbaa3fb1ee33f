import { ApiError } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { editMessages } from '../messages.ts';
import { isTemporary, problemOf } from './problem-of.ts';
import { articleModel } from '../form/fixtures/article-model.ts';
import { createEntryForm } from '../form/index.ts';
import { serverErrors } from '../errors/server-errors.ts';

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

  it('offers a second try only where that can help', () => {
    expect([0, 429, 500, 503].map((status) => isTemporary(error(status)))).toEqual([true, true, true, true]);
    expect([400, 403, 404, 412].map((status) => isTemporary(error(status)))).toEqual([
      false,
      false,
      false,
      false,
    ]);
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
