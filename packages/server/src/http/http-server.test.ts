import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textLike } from '../testing/any-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { at, testAdmin, type TestSession } from '../testing/test-client.ts';
import { defineServerPlugin, route } from '../plugin-api/index.ts';

const echo = {
  method: 'POST',
  path: '/sample/echo',
  policy: 'public',
  body: Type.Object({}, { additionalProperties: true }),
  response: Type.Unknown(),
} as const satisfies Endpoint;

const query = { method: 'GET', path: '/sample/query', policy: 'public', response: Type.Unknown() } as const;
const broken = { method: 'GET', path: '/sample/broken', policy: 'public', response: Type.Unknown() } as const;

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  routes: [
    route(echo, ({ body }) => body),
    route(query, ({ rawQuery }) => rawQuery),
    route(broken, () => {
      throw new Error('canary-of-an-internal-fault');
    }),
  ],
});

describe('the HTTP server', () => {
  let server: TestServer;
  let session: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample] });
    session = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.client.send('GET', url, undefined, { headers });
  const post = (body: string, headers: Record<string, string> = {}) =>
    server.client.send('POST', '/sample/echo', body, {
      headers: { 'content-type': 'application/json', ...headers },
    });

  it('starts without the schema compilers of Fastify', () => {
    const { cache } = createRequire(import.meta.url);
    const roots = Object.keys(cache).filter((file) => file.endsWith('node_modules/fastify/fastify.js'));
    expect(roots).toHaveLength(1);
    // Only what Fastify has loaded: other tests of this process load compilers themselves.
    const files = new Set(roots);
    for (const file of files) for (const { id } of cache[file]?.children ?? []) files.add(id);
    expect(files.size).toBeGreaterThan(10);
    expect([...files].filter((file) => /ajv|fast-json-stringify-compiler/.test(file))).toEqual([]);
  });

  describe('on paths', () => {
    it('returns 404 in the common error shape', async () => {
      const response = await get('/nowhere');
      expect(response.status).toBe(404);
      expect(response.body).toEqual({
        data: null,
        error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
      });
    });

    it('returns a text and the allowed methods for a known path with another method', async () => {
      const response = await server.client.send('DELETE', '/admin/init');
      expect([response.status, response.body]).toEqual([405, 'Method Not Allowed']);
      expect(response.headers['content-type']).toMatch(/^text\/plain/);
      expect(response.headers['allow']).toBe('HEAD, GET');
    });

    it('accepts a trailing slash', async () => {
      expect((await get('/admin/init/')).status).toBe(200);
    });

    it('does not route other spellings of a path', async () => {
      for (const url of ['/ADMIN/init', '//admin/init', '/admin//init']) {
        expect([url, (await get(url)).status]).toEqual([url, 404]);
      }
    });

    it('rejects an address with an invalid encoding', async () => {
      expect((await get('/admin/users/%E0%A4%A')).status).toBe(400);
    });
  });

  describe('on query strings', () => {
    it('reads the nested bracket form', async () => {
      const response = await get('/sample/query?filters[$and][0][kind][$eq]=news&ids[0]=1&ids[1]=3');
      expect(response.body).toEqual({ filters: { $and: [{ kind: { $eq: 'news' } }] }, ids: ['1', '3'] });
    });

    it.each([
      ['too many parameters', Array.from({ length: 201 }, (_, index) => `k${index}=1`).join('&')],
      ['too long arrays', Array.from({ length: 101 }, () => 'a[]=1').join('&')],
      ['too deep nesting', `a${'[b]'.repeat(30)}=1`],
      ['endless text', `a=${'x'.repeat(40_000)}`],
      ['keys of prototypes', '__proto__[polluted]=1'],
      ['keys of prototypes, encoded', 'filters%5Bconstructor%5D%5Bprototype%5D%5Bpolluted%5D=1'],
      ['keys of prototypes behind an equals sign', 'filters[a=b][__proto__]=1'],
      ['accessors of prototypes', 'filters[__defineGetter__]=1'],
      ['parameters that every object has', 'toString=1'],
      ['parameters that every object has, encoded', 'hasOwnProperty%5B%24eq%5D=1'],
      ['broken encoding', 'a=%E0%A4%A'],
    ])('refuses %s', async (_case, text) => {
      const response = await get(`/sample/query?${text}`);
      expect([response.status, at(response.body, 'error.name')]).toEqual([400, 'ValidationError']);
      expect(Object.prototype).not.toHaveProperty('polluted');
    });

    it('reads the property names of Object.prototype as keys', async () => {
      const response = await get('/sample/query?filters[constructor][$eq]=a&filters[toString][valueOf]=b');
      expect(response.body).toEqual({ filters: { constructor: { $eq: 'a' }, toString: { valueOf: 'b' } } });
    });

    it('reads the property names of Object.prototype as values', async () => {
      const response = await get('/sample/query?_q=a.toString&b=[constructor]');
      expect(response.body).toEqual({ _q: 'a.toString', b: '[constructor]' });
    });

    it('rejects a hundred thousand parameters quickly', async () => {
      const started = performance.now();
      expect((await get(`/sample/query?${'a[]&'.repeat(100_000)}`)).status).toBe(400);
      // Read one by one they take minutes.
      expect(performance.now() - started).toBeLessThan(3_000);
    });
  });

  describe('on bodies', () => {
    it('reports a syntax error without details', async () => {
      const response = await post('{"email": ');
      expect(response.body).toEqual({
        data: null,
        error: { status: 400, name: 'SyntaxError', message: 'The body is not valid JSON' },
      });
    });

    it('treats an empty body as absent', async () => {
      expect((await post('')).body).toEqual({});
    });

    it.each(['{"__proto__": {"polluted": 1}}', '{"a": {"constructor": {"prototype": {"polluted": 1}}}}'])(
      'rejects prototype keys: %s',
      async (body) => {
        expect((await post(body)).status).toBe(400);
        expect(Object.prototype).not.toHaveProperty('polluted');
      },
    );

    it('rejects deep nesting and keeps running', async () => {
      expect((await post(`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).status).toBe(400);
      expect((await get('/_health')).status).toBe(204);
    });

    it('does not count brackets in strings as nesting', async () => {
      const body = { text: '[{'.repeat(1000), escaped: '\\"[' };
      expect((await post(JSON.stringify(body))).body).toEqual(body);
    });

    it('refuses eleven megabytes with 413', async () => {
      const response = await post(JSON.stringify({ text: 'x'.repeat(11 * 1024 * 1024) }));
      expect([response.status, at(response.body, 'error.name')]).toEqual([413, 'PayloadTooLargeError']);
    });

    it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
      'refuses %s with 415',
      async (type) => {
        const { status, body } = await post('a=b', { 'content-type': type });
        expect([status, at(body, 'error.name')]).toEqual([415, 'UnsupportedMediaTypeError']);
      },
    );

    it.each(['gzip', 'deflate', 'br', 'gzip, gzip'])('does not decompress bodies: %s', async (coding) => {
      const packed = gzipSync('{"text":"'.padEnd(5_000_000, 'x'));
      const response = await server.client.send('POST', '/sample/echo', undefined, {
        payload: packed,
        headers: { 'content-type': 'application/json', 'content-encoding': coding },
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
    });

    it('does not read a body before it has identified the caller', async () => {
      const response = await server.client.send('PUT', '/admin/users/me', '{"broken', {
        headers: { 'content-type': 'application/json' },
      });
      expect(response.status).toBe(401);
    });
  });

  describe('on faults', () => {
    it('returns 500 without a reason and logs the reason with the request id', async () => {
      const response = await get('/sample/broken');
      expect(response.status).toBe(500);
      expect(response.body).toEqual({
        data: null,
        error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' },
      });
      const line = server.log.lines.find((text) => text.includes('canary-of-an-internal-fault')) ?? '{}';
      expect(at(JSON.parse(line), 'requestId')).toBe(response.headers['x-request-id']);
    });
  });

  describe('on headers', () => {
    it('sends the security headers with every response of the API', async () => {
      for (const url of ['/admin/init', '/nowhere', '/sample/broken', '/sample/query?__proto__[a]=1']) {
        const { headers } = await get(url);
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'strict-transport-security': 'max-age=31536000; includeSubDomains',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
          'cache-control': 'no-store',
          'content-security-policy': textLike("default-src 'none'; frame-ancestors 'none'"),
        });
        expect(headers).not.toHaveProperty('x-powered-by');
        expect(headers).not.toHaveProperty('server');
      }
    });

    it.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost'])(
      'grants no cross-origin access to %s',
      async (origin) => {
        const { headers } = await get('/admin/init', { origin });
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
      },
    );

    it.each(['', 'Bearer', 'Bearer null', 'Bearer a.b.c', 'Basic YTpi', 'bearer x', 'Bearer %%%'])(
      'treats the authorization %j as anonymous',
      async (authorization) => {
        expect((await get('/admin/users/me', { authorization })).status).toBe(401);
        expect((await get('/admin/init', { authorization })).status).toBe(200);
      },
    );
  });

  it('reports its health and nothing else about itself', async () => {
    const response = await get('/_health');
    expect([response.status, response.raw.payload]).toEqual([204, '']);
  });

  it('redirects the root to the panel', async () => {
    const response = await get('/');
    expect([response.status, response.headers['location']]).toEqual([302, '/admin']);
  });

  it('keeps secrets and line breaks out of its log', async () => {
    const canary = 'Canary-7f3a-Password';
    await server.client.send(
      'POST',
      '/admin/login',
      { email: 'log@example.com\nforged "line" \u001b[31m\u202e', password: canary },
      { headers: { 'user-agent': 'agent\u202eevil' } },
    );
    await server.client.send('GET', `/admin/registration-info?registrationToken=${canary}`);
    await get('/sample/broken', { authorization: `Bearer ${session.token}` });
    const log = server.log.lines.join('');
    expect(log).not.toContain(canary);
    expect(log).not.toContain(testAdmin.password);
    expect(log).not.toContain(session.token);
    expect(log).not.toContain(session.cookie);
    for (const line of server.log.lines) expect(line).toMatch(/^\{[\x20-\x7e]*\}\n$/);
  });
});
