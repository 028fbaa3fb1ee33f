import type { Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logCrashes } from './log-crashes.ts';
import { defineServerPlugin, on, route } from '../plugin-api/index.ts';
import { recordLog } from '../testing/log-lines.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const endpointOf = (name: string) =>
  ({
    method: 'GET',
    path: `/stray/${name}`,
    policy: 'public',
    response: Type.Unknown(),
  }) as const satisfies Endpoint;

const stray = defineServerPlugin({
  id: 'stray',
  title: 'Stray',
  routes: [
    route(endpointOf('promise'), () => {
      void Promise.reject(new Error('a promise of a route'));
      return {};
    }),
    route(endpointOf('timer'), () => {
      setTimeout(() => {
        throw new Error('a timer of a route');
      }, 5);
      return {};
    }),
    route(endpointOf('listener'), ({ services }) => {
      services.events.emit('settings.changed', { plugin: 'stray' });
      return {};
    }),
  ],
  listeners: [
    on('settings.changed', () => {
      void Promise.reject(new Error('a promise of a listener'));
    }),
  ],
});

/** Handlers of vitest, which would report the errors as failures of the run. */
const events = ['uncaughtException', 'unhandledRejection'] as const;

describe('an uncaught error', () => {
  const original = new Map<string, readonly unknown[]>();
  const log = recordLog();
  const exits: number[] = [];
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ plugins: [stray] });
    for (const event of events) {
      original.set(event, process.rawListeners(event));
      process.removeAllListeners(event);
    }
    logCrashes(log.logger, {
      on: (event, listener) => process.on(event, listener),
      exit: (code) => exits.push(code),
    });
  });

  afterAll(async () => {
    for (const event of events) {
      process.removeAllListeners(event);
      for (const listener of original.get(event) ?? []) process.on(event, listener as () => void);
    }
    await server.close();
  });

  it.each(['promise', 'timer', 'listener'])(
    'of a plugin (%s) ends the process and is logged with its id',
    async (name) => {
      exits.length = 0;
      expect((await server.client.send('GET', `/stray/${name}`)).status).toBe(200);
      await expect.poll(() => exits).toEqual([1]);
      expect(JSON.parse(log.lines.at(-1) ?? '')).toMatchObject({
        level: 60,
        plugin: 'stray',
        msg: 'Uncaught exception in plugin stray, shutting down',
      });
    },
  );

  it('of the server ends the process and is logged without a plugin', async () => {
    exits.length = 0;
    void Promise.reject(new Error('of nobody'));
    await expect.poll(() => exits).toEqual([1]);
    const line: unknown = JSON.parse(log.lines.at(-1) ?? '');
    expect(line).toMatchObject({ level: 60, msg: 'Uncaught exception, shutting down' });
    expect(line).not.toHaveProperty('plugin');
  });
});
