import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';

const Book = Type.Object({ id: Type.String(), page: Type.String() });

const book = {
  method: 'GET',
  path: '/sample/books/:id',
  policy: 'signed-in',
  visitPart: true,
  params: Type.Object({ id: Type.String({ pattern: '^[^!]+$' }) }),
  query: Type.Object({ page: Type.Optional(Type.String()) }),
  response: Book,
} as const satisfies Endpoint;
const latest = { ...book, path: '/sample/books/latest', params: Type.Object({}) } as const satisfies Endpoint;
const apart = {
  method: 'GET',
  path: '/sample/apart',
  policy: 'signed-in',
  response: Type.Object({}),
} as const satisfies Endpoint;
const secret = {
  method: 'GET',
  path: '/sample/secret',
  policy: { anyOf: ['plugin::sample.secret.read'] },
  visitPart: true,
  response: Type.Object({}),
} as const satisfies Endpoint;
const broken = { ...secret, path: '/sample/broken', policy: 'signed-in' } as const satisfies Endpoint;
const empty = {
  ...secret,
  path: '/sample/empty',
  policy: 'signed-in',
  response: Type.Optional(Type.Object({})),
} as const satisfies Endpoint;

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  actions: [{ id: 'plugin::sample.secret.read', section: 'plugins', displayName: 'Read', plugin: 'sample' }],
  routes: [
    route(book, ({ params, query, setHeader }) => {
      setHeader('ETag', '"v1"');
      return { id: params.id, page: query.page ?? '1' };
    }),
    route(latest, ({ actor }) => ({ id: 'latest', page: actor.user.email ?? '' })),
    route(apart, () => ({})),
    route(secret, () => ({ isSecret: true })),
    route(broken, () => {
      throw new Error('The shelf fell over.');
    }),
    route(empty, () => undefined),
  ],
});

const credentials = { email: 'author@example.com', password: 'Correct-Horse-7' };

interface Part {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly error?: { readonly message: string } } | null;
}

describe('a visit', () => {
  let server: TestServer;
  let author: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample] });
    await server.client.registerAdmin();
    await addUser(server.services, { ...credentials, role: 'strapi-author' });
    author = await server.client.signIn(credentials);
  });
  afterAll(async () => {
    await server.close();
  });

  const send = (requests: unknown, as: TestSession | null = author) =>
    server.client.send('POST', '/admin/visit', { requests }, as ? { as } : {});
  const parts = async (...requests: readonly string[]): Promise<readonly Part[]> => {
    const { status, body } = await send(requests);
    expect(status).toBe(200);
    return (body as { readonly data: readonly Part[] }).data;
  };

  it('[P80] contains the responses of the endpoints, in the order of the requests', async () => {
    const paths = ['/admin/users/me', '/sample/books/7?page=2', '/admin/users/me/permissions'];
    const single = await Promise.all(
      paths.map(async (path) => (await server.client.send('GET', path, undefined, { as: author })).body),
    );
    const visit = await parts(...paths);
    expect(visit.map(({ status, body }) => [status, body])).toEqual(single.map((body) => [200, body]));
    expect(visit.map(({ headers }) => headers)).toEqual([{}, { etag: '"v1"' }, {}]);
  });

  it('[P80] finds the route of a path like the router', async () => {
    const [escaped, named] = await parts('/sample/books/a%20b%3Fc', '/sample/books/latest');
    expect([escaped?.body, named?.body]).toEqual([
      { id: 'a b?c', page: '1' },
      { id: 'latest', page: credentials.email },
    ]);
  });

  it('[P81] applies policy, schemas and query limits of each endpoint, and the error concerns its part only', async () => {
    const visit = await parts(
      '/sample/secret',
      '/sample/books/!',
      '/sample/books/latest?__proto__[a]=1',
      '/sample/broken',
      '/sample/empty',
      '/admin/users/me',
    );
    expect(visit.map(({ status }) => status)).toEqual([403, 400, 400, 500, 204, 200]);
    expect(visit[3]?.body?.error?.message).toBe('Internal Server Error');
    expect(server.log.lines.join('')).toContain('The shelf fell over.');
  });

  it.each([
    ['an endpoint that is no part of visits', '/sample/apart'],
    ['an unknown path', '/sample/nothing'],
    ['a path that is incorrectly escaped', '/sample/books/%E0%A4%A'],
    ['an empty parameter', '/sample/books/'],
    ['another origin', 'https://example.com/admin/users/me'],
  ])('[P80] responds 404 to %s', async (_, path) => {
    expect((await parts(path, '/admin/users/me')).map(({ status }) => status)).toEqual([404, 200]);
  });

  it('[P82] contains each endpoint at most once', async () => {
    const visit = await parts('/sample/books/1', '/sample/books/2', '/sample/books/3');
    expect(visit.map(({ status }) => status)).toEqual([200, 400, 400]);
  });

  it.each([
    ['no request', []],
    ['17 requests', Array.from({ length: 17 }, () => '/admin/users/me')],
    ['a path that is too long', [`/sample/books/1?page=${'1'.repeat(8192)}`]],
    ['something else than paths', [{ path: '/admin/users/me' }]],
  ])('[P82] is rejected with %s', async (_, requests) => {
    expect((await send(requests)).status).toBe(400);
  });

  it('[P81] requires a session', async () => {
    expect((await send(['/admin/users/me'], null)).status).toBe(401);
  });
});
