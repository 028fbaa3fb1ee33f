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

describe('a call that only some servers know', () => {
  it.each<[string, FakeResponse]>([
    ['nothing there', errorResponse(404, 'NotFoundError', 'Not Found')],
    ['another method', { status: 405, body: 'Method Not Allowed' }],
    ['a page', { body: '<!doctype html><title>Panel</title>' }],
  ])('is answered by null where there is %s', async (_, response) => {
    await expect(ask(response)).resolves.toBeNull();
  });

  it('is answered as ever by a server that knows it', async () => {
    const body = { data: { changed: [], drafts: [] } };
    await expect(ask({ body })).resolves.toEqual(body);
  });

  it.each([400, 403, 500])('fails when it is refused for another reason: %d', async (status) => {
    await expect(ask(errorResponse(status, 'SomeError', 'No'))).rejects.toMatchObject({ status });
  });
});
