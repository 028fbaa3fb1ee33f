import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { systemPermissions } from '../../content/permissions/public-permissions.ts';
import { at } from '../../testing/test-client.ts';
import { startTestServer } from '../../testing/test-server.ts';
import {
  defineServerPlugin,
  route,
  type ApiClientAuthentication,
  type ServerPlugin,
} from '../../plugin-api/index.ts';

const plugin = (id: string, rest: Partial<ServerPlugin>) => defineServerPlugin({ id, title: id, ...rest });

describe('routes for API clients', () => {
  const find = 'plugin::reader.report.find';
  const reader = plugin('reader', {
    contentApiActions: [{ id: find, access: 'read', requires: null }],
    routes: [
      route(
        {
          method: 'GET',
          path: '/api/reader',
          policy: { apiClient: find },
          response: Type.Object({ name: Type.String(), mayRead: Type.Boolean() }),
        },
        ({ apiClient }) => ({
          name: apiClient.name,
          mayRead: apiClient.permissions.holds('admin::users.read'),
        }),
      ),
    ],
  });
  const knowing = (id: string, word: string, result: ApiClientAuthentication) =>
    plugin(id, {
      authenticateApiClient: async ({ authorization, actionId }) =>
        authorization === word && actionId === find ? result : 'unknown',
    });
  const ask = async (plugins: readonly ServerPlugin[], authorization?: string) => {
    const server = await startTestServer({ plugins: [reader, ...plugins] });
    const headers = authorization === undefined ? {} : { authorization };
    const { status, body } = await server.client.send('GET', '/api/reader', undefined, { headers });
    await server.close();
    return [status, at(body, 'name'), at(body, 'mayRead')];
  };
  const someone = { name: 'Someone', permissions: systemPermissions() };
  const all = [
    knowing('first', 'one', 'refused'),
    knowing('second', 'one', someone),
    knowing('third', 'two', someone),
  ];

  it('[P36] call the plugins in order; the first that recognizes the caller decides', async () => {
    expect(await ask(all, 'one')).toEqual([403, undefined, undefined]);
    expect(await ask(all.slice(1), 'one')).toEqual([200, 'Someone', true]);
    expect(await ask(all, 'two')).toEqual([200, 'Someone', true]);
  });

  it('[P36] admit no caller that no plugin recognizes', async () => {
    expect(await ask(all, 'three')).toEqual([401, undefined, undefined]);
    expect(await ask(all)).toEqual([401, undefined, undefined]);
    expect(await ask([], 'one')).toEqual([401, undefined, undefined]);
  });
});
