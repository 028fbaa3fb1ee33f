import { beforeEach, expect, it } from 'vitest';
import { errorResponse, fakeServer } from '../http/fixtures/fake-server.ts';
import { createHttpClient } from '../http/http-client.ts';
import { createRenewal } from './renewal.ts';
import { createSessionStore } from './session-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The real client and renewal, with a server that accepts only the token that it issued last. */
function signedIn(renewed: { readonly token: string } | null) {
  const session = createSessionStore();
  session.actions.start({ token: 'stale', user: null, persistence: 'tab' });
  const server = fakeServer({
    'POST /admin/renew-token': renewed
      ? { body: { data: renewed } }
      : errorResponse(400, 'ValidationError', 'Invalid token'),
    'GET /admin/users/me': ({ header }) =>
      header('Authorization') === 'Bearer fresh'
        ? { body: { data: { id: 1 } } }
        : errorResponse(401, 'UnauthorizedError', 'Missing or invalid credentials'),
  });
  const plain = createHttpClient({
    baseURL: '',
    tokens: { current: () => Promise.resolve(null), rejected: () => undefined },
    adapter: server.adapter,
  });
  const renewal = createRenewal(session, async (token) => {
    const response = await plain.call('POST /admin/renew-token', { body: { token } });
    return response.data.token;
  });
  const http = createHttpClient({
    baseURL: '',
    tokens: renewal,
    adapter: server.adapter,
  });
  return { session, server, http };
}

it('calls that are refused together share one renewal and then all succeed', async () => {
  const { http, server, session } = signedIn({ token: 'fresh' });
  const call = () => http.call('GET /admin/users/me');
  await expect(Promise.all([call(), call(), call()])).resolves.toHaveLength(3);
  expect(server.requestsTo('POST /admin/renew-token').map(({ body }) => body)).toEqual([{ token: 'stale' }]);
  expect(session.getState().token).toBe('fresh');
});

it('a refused renewal ends the session and fails the calls that waited for it', async () => {
  const { http, server, session } = signedIn(null);
  const calls = await Promise.allSettled([
    http.call('GET /admin/users/me'),
    http.call('GET /admin/users/me'),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(server.requestsTo('POST /admin/renew-token')).toHaveLength(1);
  expect(session.getState().token).toBeNull();
});

it('a server that refuses its own new token ends the session instead of causing endless requests', async () => {
  const { http, server, session } = signedIn({ token: 'useless' });
  await expect(http.call('GET /admin/users/me')).rejects.toMatchObject({ status: 401 });
  expect(server.requestsTo('GET /admin/users/me')).toHaveLength(2);
  expect(session.getState().token).toBeNull();
});
