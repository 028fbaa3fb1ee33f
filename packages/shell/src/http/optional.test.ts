import { describe, expect, it } from 'vitest';
import { errorResponse, fakeServer, type FakeResponse } from './fixtures/fake-server.ts';
import { createHttpClient } from './http-client.ts';
import { optional } from './optional.ts';

const call = 'GET /admin/home/recent';

function ask(response: FakeResponse) {
  const { adapter } = fakeServer({ [call]: response });
  const tokens = { current: () => Promise.resolve(null), rejected: () => undefined };
  return optional(createHttpClient({ baseURL: '', tokens, adapter }).call(call));
}

describe('a call that only some servers support', () => {
  it.each<[string, FakeResponse]>([
    ['status 404', errorResponse(404, 'NotFoundError', 'Not Found')],
    ['status 405', { status: 405, body: 'Method Not Allowed' }],
    ['an HTML page', { body: '<!doctype html><title>Panel</title>' }],
  ])('returns null if the server responds with %s', async (_, response) => {
    await expect(ask(response)).resolves.toBeNull();
  });

  it('returns the response of a server that supports it', async () => {
    const body = { data: { changed: [], drafts: [] } };
    await expect(ask({ body })).resolves.toEqual(body);
  });

  it.each([400, 403, 500])('fails if it is refused with another status: %d', async (status) => {
    await expect(ask(errorResponse(status, 'SomeError', 'No'))).rejects.toMatchObject({ status });
  });
});
