import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Type } from 'typebox';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import type { TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const answer = Type.Unknown();
const query = Type.Object({ length: Type.Optional(Type.String()) });
const own = { method: 'GET', path: '/sample/own', policy: 'signed-in', query, answer } as const;
const open = { method: 'GET', path: '/sample/open', policy: 'public', query, answer } as const;

const body = (length: string | undefined) => ({ text: 'ä'.repeat(Number(length ?? 2000)) });

const sample = defineServerPlugin({
  id: 'sample',
  title: 'Sample',
  routes: [
    route(own, ({ query: { length } }) => body(length)),
    route(open, ({ query: { length } }) => body(length)),
  ],
});

describe('an answer', () => {
  let server: TestServer;
  let as: TestSession;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [sample], environment: { CORS_ORIGINS: 'https://a.example' } });
    as = await server.client.registerAdmin();
  });

  afterAll(async () => {
    await server.close();
  });

  function ask(url: string, accepted?: string, method: 'GET' | 'HEAD' = 'GET') {
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
  ])('is packed in the coding that a reader of %j likes best', async (accepted, coding) => {
    const { headers, rawPayload } = await ask('/sample/own', accepted);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['content-length']).toBe(String(rawPayload.length));
    expect(rawPayload.length).toBeLessThan(200);
    const unpack = coding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(JSON.parse(unpack(rawPayload).toString())).toEqual(body(undefined));
  });

  it.each([undefined, '', 'identity', 'deflate', 'br;q=0', '*;q=0'])(
    'goes out as it is to a reader of %j',
    async (accepted) => {
      const { headers, payload } = await ask('/sample/own', accepted);
      expect(headers).not.toHaveProperty('content-encoding');
      expect(headers['vary']).toBe('Origin, Accept-Encoding');
      expect(JSON.parse(payload)).toEqual(body(undefined));
    },
  );

  it('goes out as it is when it is short', async () => {
    const { headers, payload } = await ask('/sample/own?length=100', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(payload)).toEqual(body('100'));
  });

  it('is never packed where everybody may ask', async () => {
    const { headers, payload } = await ask('/sample/open', 'br');
    expect(headers).not.toHaveProperty('content-encoding');
    expect(JSON.parse(payload)).toEqual(body(undefined));
  });

  it('tells a reader of the head alone how long it is', async () => {
    const { headers, payload } = await ask('/sample/own', undefined, 'HEAD');
    expect([headers['content-length'], payload]).toEqual(['4011', '']);
  });
});
