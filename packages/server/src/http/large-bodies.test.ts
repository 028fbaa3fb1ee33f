import { endpoints, entryBodyLimit, type Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { at, type TestSession } from '../testing/test-client.ts';
import { defineServerPlugin, route } from '../plugin-api/index.ts';

const echo = {
  method: 'POST',
  path: '/sample/echo',
  policy: 'public',
  bodyLimit: entryBodyLimit,
  body: Type.Object({}, { additionalProperties: true }),
  response: Type.Unknown(),
} as const satisfies Endpoint;

const entry = {
  method: 'POST',
  path: '/sample/entries',
  policy: 'entries',
  body: Type.Object({}, { additionalProperties: true }),
  response: Type.Unknown(),
} as const satisfies Endpoint;

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  routes: [route(echo, ({ body }) => body), route(entry, () => ({}))],
});

const kibibyte = 1024;

describe('large bodies', () => {
  let server: TestServer;
  let session: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample] });
    session = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const post = (body: string) =>
    server.client.send('POST', '/sample/echo', body, { headers: { 'content-type': 'application/json' } });

  it.each([
    ['at the sign-in', endpoints.login, 64 * kibibyte],
    ['of a password check', endpoints.checkPassword, 64 * kibibyte],
    ['of a mailed link', endpoints.resetPassword, 64 * kibibyte],
    ['of the own account', endpoints.updateMe, 1024 * kibibyte],
    ['of a role', endpoints.createRole, 1024 * kibibyte],
    ['of permissions', endpoints.updateRolePermissions, entryBodyLimit],
    ['of an entry', entry, entryBodyLimit],
  ])('%s are refused with 413 above the limit of the endpoint', async (_what, endpoint, limit) => {
    const path = endpoint.path.replaceAll(/:\w+/g, '1');
    const send = async (bytes: number) => {
      const body = `{"x":"${'x'.repeat(bytes - 8)}"}`;
      const headers = { 'content-type': 'application/json' };
      const response = await server.client.send(endpoint.method, path, body, { as: session, headers });
      return [response.status, at(response.body, 'error.name'), at(response.body, 'error.message')];
    };
    expect(await send(limit)).not.toContain(413);
    expect(await send(limit + 1)).toEqual([413, 'PayloadTooLargeError', 'The body is too large']);
  });

  it('are read unchanged, also when several arrive at the same time', async () => {
    const bodies = ['plain', 'größe', '😀'].map((word, index) => ({
      word,
      text: `${'[{"\\'.repeat(100_000)}${index}`,
      list: Array.from({ length: 100_000 }, () => index),
    }));
    const responses = await Promise.all(bodies.map((body) => post(JSON.stringify(body))));
    expect(responses.map(({ body }) => body)).toEqual(bodies);
  });

  it.each([
    ['objects', `{"a":[${'{},'.repeat(250_000)}0]}`],
    ['lists', `{"a":[${'[],'.repeat(250_000)}0]}`],
    ['keys', `{${Array.from({ length: 250_000 }, (_, index) => `"${index}":0`).join(',')}}`],
    ['numbers', `{"a":[${'0,'.repeat(2_500_000)}0]}`],
  ])('are refused when they have so many %s that parsing would block other requests', async (_what, body) => {
    const response = await post(body);
    expect([response.status, at(response.body, 'error.name'), at(response.body, 'error.message')]).toEqual([
      413,
      'PayloadTooLargeError',
      'The body has too many values',
    ]);
  });
});
