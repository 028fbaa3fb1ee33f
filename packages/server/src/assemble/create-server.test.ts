import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/index.ts';
import { createServer, type RunningServer } from './create-server.ts';
import { defineServerPlugin, route } from '../plugin-api/index.ts';
import { startFailure } from '../start/start-server.ts';
import { recordLog } from '../testing/log-lines.ts';
import { testAdmin } from '../testing/test-client.ts';

const slow = {
  method: 'GET',
  path: '/sample/slow',
  policy: 'public',
  response: Type.Unknown(),
} as const satisfies Endpoint;

function slowPlugin() {
  let arrived: () => void = () => undefined;
  let release: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  const permission = new Promise<void>((resolve) => {
    release = resolve;
  });
  const plugin = defineServerPlugin({
    id: 'sample',
    title: 'Sample',
    routes: [
      route(slow, async () => {
        arrived();
        await permission;
        return { finished: true };
      }),
    ],
  });
  return {
    plugin,
    arrival,
    release: () => {
      release();
    },
  };
}

describe('a server', () => {
  let folder: string;
  let opened: RunningServer[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'create-'));
    opened = [];
    mkdirSync(path.join(folder, 'content/content-types'), { recursive: true });
    mkdirSync(path.join(folder, 'content/components'), { recursive: true });
  });

  afterEach(async () => {
    for (const server of opened) await server.close();
    rmSync(folder, { recursive: true });
  });

  const dataDir = () => path.join(folder, 'data');
  const open = async (
    plugins: Parameters<typeof createServer>[0]['plugins'] = [],
    needs: readonly string[] = [],
  ) => {
    const server = await createServer({
      config: readConfig({ DATA_DIR: dataDir(), PORT: '0' }),
      plugins,
      needs,
      contentDir: path.join(folder, 'content'),
      panelDir: null,
      productName: 'Test',
      version: null,
      logger: recordLog().logger,
    });
    opened.push(server);
    return server;
  };
  const closeAll = async () => {
    for (const server of opened.splice(0)) await server.close();
  };

  it('has the same administrator and secret after a restart', async () => {
    const before = await open();
    const registered = await before.inject({
      method: 'POST',
      url: '/admin/register-admin',
      payload: testAdmin,
    });
    const { token } = registered.json<{ data: { token: string } }>().data;
    await closeAll();
    const after = await open();
    const me = await after.inject({ url: '/admin/users/me', headers: { authorization: `Bearer ${token}` } });
    expect(me.statusCode).toBe(200);
  });

  it('is seeded once, and again if seeding failed', async () => {
    let calls = 0;
    const server = await open();
    await expect(server.seedOnce(() => Promise.reject(new Error('out of ink')))).rejects.toThrow(
      'out of ink',
    );
    const received: unknown[] = [];
    const { events } = server.services;
    events.on('user.changed', (event) => received.push(event));
    const seed = async () => {
      calls += 1;
      await Promise.resolve();
      events.emit('user.changed', { userId: 1, actorId: 1 });
    };
    await server.seedOnce(seed);
    await server.seedOnce(seed);
    expect([calls, received]).toEqual([1, []]);
  });

  it('returns its address, finishes running requests when it is closed, and accepts no new ones', async () => {
    const { plugin, arrival, release } = slowPlugin();
    const server = await open([plugin]);
    const address = await server.listen();
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const running = fetch(`${address}/sample/slow`);
    await arrival;
    const closed = closeAll();
    await expect(fetch(`${address}/_health`)).rejects.toThrow('fetch failed');
    release();
    expect(await (await running).json()).toEqual({ finished: true });
    await closed;
  });

  it('rejects a data folder that another server uses', async () => {
    await open();
    await expect(open()).rejects.toMatchObject({ name: 'StartError', code: 'DATA_FOLDER_IN_USE' });
  });

  it('rejects a damaged database with one sentence and leaves all files unchanged', async () => {
    mkdirSync(dataDir());
    writeFileSync(path.join(dataDir(), 'data.db'), 'not a database '.repeat(1000));
    const failure: unknown = await open().catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'StartError', code: 'DATABASE_CORRUPT' });
    expect(startFailure(failure)).not.toMatch(/\n|Error:/);
    expect(existsSync(path.join(dataDir(), 'secrets.json'))).toBe(false);
    expect(readdirSync(dataDir()).filter((name) => !name.startsWith('.'))).toEqual(['data.db']);
  });

  it('releases the data folder if a required plugin keeps it from starting', async () => {
    const broken = defineServerPlugin({
      id: 'broken',
      title: 'Broken',
      onReady: () => Promise.reject(new Error('no ink')),
    });
    await expect(open([broken], ['broken'])).rejects.toMatchObject({
      name: 'StartError',
      code: 'SERVER_PLUGIN_FAILED',
      message: 'onReady of plugin broken failed: no ink',
    });
    const without = await open([broken]);
    expect(without.problems).toMatchObject([{ code: 'SERVER_PLUGIN_FAILED', pluginId: 'broken' }]);
  });

  it('prints all details of an unexpected error', () => {
    expect(startFailure(new TypeError('x is not a function'))).toMatch(/x is not a function\n\s+at /);
  });
});
