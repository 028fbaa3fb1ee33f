import { createEntryForm } from '@admin/entry-form';
import { articleModel } from '@admin/entry-form/testing';
import { ApiError } from '@admin/shell';
import { describe, expect, it } from 'vitest';
import { errorMessages } from '../../validation/error-messages.ts';
import { editMessages } from '../messages.ts';
import { problemOf, requestIdOf, serverErrors } from './request-errors.ts';

const apiError = (status: number, message = 'already.published') =>
  new ApiError({ name: 'x', message, status });

describe('the message for a failed request', () => {
  it('is the text of the server for an invalid request', () => {
    expect(problemOf(apiError(400))).toBe('already.published');
  });

  it('is a text of the panel if the server is unreachable or failed', () => {
    expect(problemOf(apiError(0, 'Network Error'))).toBe(editMessages.unreachable);
    expect(problemOf(apiError(502, '<html>'))).toBe(editMessages.serverFailed);
    expect(problemOf(new TypeError('x is not a function'))).toBe(editMessages.somethingWrong);
  });

  it('has a request id only for errors inside the server', () => {
    const ids = [500, 502, 400, 403].map((status) =>
      requestIdOf(new ApiError({ name: 'x', message: '', status, requestId: 'req-7' })),
    );
    expect(ids).toEqual(['req-7', 'req-7', null, null]);
  });
});

describe('the errors of a rejected save', () => {
  const form = createEntryForm(articleModel, { id: 1, values: { title: 'A', links: [{ id: 3 }] } });
  const rejection = (...errors: readonly { path: readonly string[]; message: string }[]) =>
    new ApiError({ name: 'ValidationError', message: 'invalid', status: 400, details: { errors } });

  it('have the paths of the form, and leave out errors without a path', () => {
    const error = rejection({ path: ['links', '0', 'url'], message: 'bad' }, { path: [], message: 'whole' });
    expect([...serverErrors(error, form)]).toEqual([['links.#1.url', 'bad']]);
  });

  it('translate the message for a value that another entry has', () => {
    const error = rejection({ path: ['title'], message: 'This attribute must be unique' });
    expect(serverErrors(error, form).get('title')).toBe(errorMessages.unique);
  });

  it('leave out attributes that a plugin manages, which have no field', () => {
    const attributes = {
      ...articleModel.attributes,
      stage: { type: 'relation', relation: 'manyToOne', target: 'plugin::x.stage', managed: true },
    } as const;
    const managing = createEntryForm({ ...articleModel, attributes }, { id: 1, values: { title: 'A' } });
    const error = rejection({ path: ['stage'], message: 'too early' }, { path: ['title'], message: 'odd' });
    expect([...serverErrors(error, managing).keys()]).toEqual(['title']);
  });

  it('contain other messages of the server unchanged', () => {
    const error = rejection({ path: ['title'], message: 'title is odd' });
    expect(serverErrors(error, form).get('title')).toBe('title is odd');
  });
});
