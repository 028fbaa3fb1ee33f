import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const response = Type.Unknown();
const query = Type.Object({ length: Type.Optional(Type.String()) });
const own = { method: 'GET', path: '/sample/own', policy: 'signed-in', query, response } as const;
const open = { method: 'GET', path: '/sample/open', policy: 'public', query, response } as const;

const body = (length: string | undefined) => ({ text: 'ä'.repeat(Number(length ?? 2000)) });

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  routes: [
    route(own, ({ query: { length } }) => body(length)),
    route(open, ({ query: { length } }) => body(length)),
  ],
});

describe('sendResponse', () => {
  let server: TestServer;
  let as: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample], environment: { CORS_ORIGINS: 'https://a.example' } });
    as = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  function request(url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') {
    const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
    return server.http.inject({
      method,
      url,
      headers: { ...headers, authorization: `Bearer ${as.token}` },
    });
  }

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0.8', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['BR', 'br'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
  ])('compresses for a client that accepts %j', async (accepted, coding) => {
    const { headers, rawPayload } = await request('/sample/own', accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(rawPayload.length).toBeLessThan(200);
    const unpack = coding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(body(undefined));
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0', '*;q=0'])(
    'sends plain JSON to a client that accepts %j',
    async (accepted) => {
      const { headers, payload } = await request('/sample/own', accepted);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers['vary']).toBe('Origin, Accept-Encoding');
      expect(JSON.parse(payload)).toEqual(body(undefined));
    },
  );

  it('does not compress short responses', async () => {
    const { headers, payload } = await request('/sample/own?length=100', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(payload)).toEqual(body('100'));
  });

  it('never compresses responses of public routes', async () => {
    const { headers, payload } = await request('/sample/open', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(payload)).toEqual(body(undefined));
  });

  it('sends the length in response to HEAD', async () => {
    const { headers, payload } = await request('/sample/own', undefined, 'HEAD');
    expect([headers['content-length'], payload]).toEqual(['4011', '']);
  });
});
