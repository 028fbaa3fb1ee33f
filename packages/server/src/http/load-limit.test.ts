import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { defineServerPlugin, route } from '../plugins/definition/index.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const slow = {
  method: 'GET',
  path: '/sample/slow',
  policy: 'public',
  answer: Type.Unknown(),
} as const satisfies Endpoint;

describe('the limit of simultaneous requests', () => {
  let server: TestServer;

  afterEach(async () => {
    await server.close();
  });

  it('turns the next one away, answers the running ones, and recovers', async () => {
    let release = (): void => undefined;
    const permission = new Promise<void>((resolve) => {
      release = resolve;
    });
    const plugin = defineServerPlugin({
      id: 'sample',
      title: 'Sample',
      routes: [
        route(slow, async () => {
          await permission;
          return {};
        }),
      ],
    });
    server = await startTestServer({ plugins: [plugin], limits: { running: 3 } });
    const get = (url: string) => server.client.send('GET', url);
    const running = Array.from({ length: 3 }, () => get('/sample/slow'));
    const refused = await get('/sample/slow');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '2']);
    expect((await get('/_health')).status).toBe(204);
    release();
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200, 200]);
    for (let index = 0; index < 10; index += 1) expect((await get('/admin/init')).status).toBe(200);
  });
});
