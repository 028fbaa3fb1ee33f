import { afterEach, describe, expect, it } from 'vitest';
import { takePreloadedResponse } from '../http/preloaded-responses.ts';
import { readPreloadedResponses } from './read-preloaded.ts';

const responses = (entries: Readonly<Record<string, unknown>>): void => {
  const found = Object.entries(entries).map(([key, data]) => {
    const response = data === null ? null : { data, headers: new Headers() };
    return [key, Promise.resolve(response)] as const;
  });
  globalThis.adminPreloadedResponses = { token: 'x', responses: new Map(found) };
};

afterEach(() => {
  globalThis.adminPreloadedResponses = undefined;
});

describe('the responses that the document requested', () => {
  it('are found by their paths, whatever their queries are', async () => {
    responses({ 'GET /books?page=2 undefined': [1], 'GET /books/views undefined': [2] });
    expect(await readPreloadedResponses(['/books', '/books/views'])).toEqual([[1], [2]]);
  });

  it('are still there after the panel has taken them, once', async () => {
    responses({ 'GET /books undefined': [1] });
    const take = () => takePreloadedResponse(() => 'GET /books undefined');
    expect(await take()).toMatchObject({ data: [1] });
    expect(await take()).toBeNull();
    expect(await readPreloadedResponses(['/books'])).toEqual([[1]]);
  });

  it.each([
    ['failed', '/authors'],
    ['was not requested', '/views'],
  ])('are null if one of them %s', async (_, path) => {
    responses({ 'GET /books undefined': [1], 'GET /authors undefined': null });
    expect(await readPreloadedResponses(['/books', path])).toBeNull();
  });

  it('are null without a visit', async () => {
    expect(await readPreloadedResponses(['/books'])).toBeNull();
  });
});
