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

describe('what plugins tell before the sign-in', () => {
  it('[P35] joins what the server tells, the first of two that tell the same', async () => {
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

  it('[P35] never changes what the server tells itself', async () => {
    const lies = { hasAdmin: true } as object;
    const server = await startTestServer({ plugins: [plugin('liar', { init: () => lies })] });
    const { body } = await server.client.send('GET', '/admin/init');
    expect(at(body, 'data.hasAdmin')).toBe(false);
    await server.close();
  });

  it('[P35] is missing where it fails or takes too long, and logged in the name of the plugin', async () => {
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
