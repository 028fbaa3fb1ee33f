import { describe, expect, it } from 'vitest';
import type { PluginContext } from '../../plugin-api/plugin-context.ts';
import { recordLog } from '../../testing/log-lines.ts';
import { at } from '../../testing/test-client.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { defineServerPlugin, type ServerPlugin } from '../../plugin-api/index.ts';
import { readInitFacts } from './read-init-facts.ts';

const plugin = (id: string, rest: Partial<ServerPlugin>) => defineServerPlugin({ id, title: id, ...rest });

const nothing = () => ({}) as PluginContext;

const fails = () => {
  throw new TypeError('no ink');
};

describe('the public data of plugins', () => {
  it('[P35] is added to that of the server, from the first of two plugins with the same value', async () => {
    const server = await startTestServer({
      plugins: [
        plugin('first', { init: () => ({ menuLogo: '/uploads/a.svg' }) }),
        plugin('second', { init: async () => ({ menuLogo: '/uploads/b.svg', authLogo: null }) }),
      ],
    });
    const { body } = await server.client.send('GET', '/admin/init');
    expect(at(body, 'data')).toMatchObject({
      hasAdmin: false,
      menuLogo: '/uploads/a.svg',
      authLogo: null,
    });
    await server.close();
  });

  it('[P35] never overrides that of the server', async () => {
    const lies = { hasAdmin: true } as object;
    const server = await startTestServer({ plugins: [plugin('liar', { init: () => lies })] });
    const { body } = await server.client.send('GET', '/admin/init');
    expect(at(body, 'data.hasAdmin')).toBe(false);
    await server.close();
  });

  it('[P35] is omitted when init fails or takes too long, which is logged with the plugin', async () => {
    const log = recordLog();
    const facts = await readInitFacts(
      [
        plugin('throwing', { init: fails }),
        plugin('waiting', { init: () => new Promise(() => undefined) }),
        plugin('told', { init: () => ({ authLogo: null }) }),
      ],
      { logger: log.logger, contextOf: nothing, limit: 5 },
    );
    expect(facts).toEqual({ authLogo: null });
    expect(log.lines.map((line) => (JSON.parse(line) as Record<string, unknown>)['plugin'])).toEqual([
      'throwing',
      'waiting',
    ]);
  });
});
