import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const slow = {
  method: 'GET',
  path: '/sample/slow',
  policy: 'public',
  response: Type.Unknown(),
} as const satisfies Endpoint;

describe('the limit of simultaneous requests', () => {
  let server: TestServer;
  let release = (): void => undefined;

  afterEach(async () => {
    await server.close();
  });

  const start = async (limits: { readonly running: number; readonly runningOfOne: number }) => {
    const permission = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handle = async () => {
      await permission;
      return {};
    };
    const plugin = defineServerPlugin({ id: 'sample', title: 'Sample', routes: [route(slow, handle)] });
    server = await startTestServer({ plugins: [plugin], limits: { slotTimeout: 100, ...limits } });
  };
  const get = (url: string, remoteAddress = '192.0.2.1') =>
    server.client.send('GET', url, undefined, { remoteAddress });
  const statusesOf = async (responses: readonly ReturnType<typeof get>[]) =>
    (await Promise.all(responses)).map(({ status }) => status);

  it('refuses the next request of any network, reports not ready, and recovers', async () => {
    await start({ running: 3, runningOfOne: 3 });
    const running = Array.from({ length: 3 }, () => get('/sample/slow'));
    const refused = await get('/sample/slow', '198.51.100.7');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect(await statusesOf(['', '/ready', '/live'].map((path) => get(`/_health${path}`)))).toEqual([
      503, 503, 204,
    ]);
    release();
    expect(await statusesOf(running)).toEqual([200, 200, 200]);
    for (let index = 0; index < 10; index += 1) expect((await get('/admin/init')).status).toBe(200);
    expect((await get('/_health')).status).toBe(204);
  });

  it('gives one network its share and serves the others', async () => {
    await start({ running: 20, runningOfOne: 2 });
    const greedy = Array.from({ length: 30 }, () => get('/sample/slow'));
    for (const other of ['198.51.100.7', '2001:db8::1', '203.0.113.9'])
      expect((await get('/admin/init', other)).status).toBe(200);
    expect((await get('/_health')).status).toBe(204);
    // Ten wait for one of the two slots, and are refused before it is free.
    await expect.poll(() => server.log.lines.join('')).toContain('requests refused: too many are running');
    release();
    const statuses = await statusesOf(greedy);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(18);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
  });

  it('lets a burst of one network wait for its slots', async () => {
    await start({ running: 20, runningOfOne: 2 });
    release();
    expect(new Set(await statusesOf(Array.from({ length: 10 }, () => get('/sample/slow'))))).toEqual(
      new Set([200]),
    );
  });

  it('logs an unconfigured proxy once', async () => {
    await start({ running: 20, runningOfOne: 2 });
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    for (let index = 0; index < 3; index += 1)
      await server.client.send('GET', '/admin/init', undefined, { headers });
    const lines = server.log.lines.filter((line) => line.includes('TRUST_PROXY'));
    expect(lines).toHaveLength(1);
  });
});
