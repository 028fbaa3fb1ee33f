import { afterEach, describe, expect, it } from 'vitest';
import { userSteps, type UserStep } from '../../events/user-hooks.ts';
import { beforeUser, defineServerPlugin, type ServerPlugin } from '../../plugin-api/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, testAdmin } from '../../testing/test-client.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { guardedSteps } from './add-hooks.ts';

const password = 'Correct-Horse-7';

function gate(steps: readonly UserStep[], rest: Partial<ServerPlugin> = {}): ServerPlugin {
  return defineServerPlugin({
    id: 'gate',
    title: 'Gate',
    beforeUser: steps.map((step) => beforeUser(step, () => undefined)),
    ...rest,
  });
}

const broken: Partial<ServerPlugin> = {
  onReady: () => {
    throw new TypeError('no hinges');
  },
};

forEachDialect((dialect) => {
  describe('a plugin with user hooks that does not run', () => {
    let server: TestServer;
    afterEach(() => server.close());

    async function start(plugin: ServerPlugin, further: readonly ServerPlugin[] = []) {
      const database = await dialect.open();
      server = await startTestServer({ database, plugins: [plugin, ...further], needs: [] });
    }
    const register = () => server.client.send('POST', '/admin/register-admin', testAdmin);
    const signIn = (secret = password) =>
      server.client.send('POST', '/admin/login', { email: 'bob@example.com', password: secret });
    const addBob = () =>
      addUser(server.services, { email: 'bob@example.com', password, role: 'strapi-editor' });
    const loggedGuards = () =>
      server.log.lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .filter(({ code }) => code === 'GUARD_PLUGIN_NOT_RUNNING');

    it('[P64] blocks the steps that it guards when onReady fails, and logs the plugin and the steps', async () => {
      await start(gate(['use-password'], broken));
      await addBob();
      const refused = await signIn();
      expect([refused.status, at(refused.body, 'error.message')]).toEqual([
        503,
        'Passwords cannot be used until a part of the server runs again. Ask the operator to check its log.',
      ]);
      expect(refused.headers['set-cookie']).toBeUndefined();
      expect(loggedGuards()).toMatchObject([{ plugin: 'gate', steps: ['use-password'], level: 50 }]);
    });

    it('[P64] leaves the other steps open, and reveals nothing after an incorrect password', async () => {
      await start(gate(['use-password'], broken));
      expect((await register()).status).toBe(200);
      await addBob();
      expect(at((await signIn('Another-Horse-7')).body, 'error.message')).toBe('Invalid credentials');
    });

    it.each<[string, Partial<ServerPlugin>]>([
      ['that needs a missing plugin', { needs: { hinges: '*' } }],
      ['with an invalid part', { features: [{ name: 'Not Kebab' }] }],
      ['with a malformed list', { routes: 'none' as unknown as [] }],
    ])('[P64] blocks the steps of a rejected plugin %s', async (_case, fault) => {
      await start(gate(['create'], fault));
      const refused = await register();
      expect([refused.status, at(refused.body, 'error.message')]).toEqual([
        503,
        'Users cannot be added until a part of the server runs again. Ask the operator to check its log.',
      ]);
      await addBob();
      expect((await signIn()).status).toBe(200);
    });

    it('[P64] blocks nothing when the other plugin with its id runs', async () => {
      await start(gate(['create']), [gate(['create'])]);
      expect((await register()).status).toBe(200);
      expect(loggedGuards()).toEqual([]);
    });
  });
});

describe('guardedSteps', () => {
  it.each<[string, unknown, readonly UserStep[] | undefined]>([
    ['without hooks', { id: 'a' }, []],
    ['with hooks on other steps', { id: 'a', beforeUser: [{ step: 'other' }] }, []],
    ['with one hook', { id: 'a', beforeUser: [{ step: 'activate' }] }, ['activate']],
    ['whose hooks are not a list', { id: 'a', beforeUser: 'all' }, userSteps],
    ['with a hook that is missing', { id: 'a', beforeUser: [undefined] }, userSteps],
    ['without an id', { beforeUser: [{ step: 'create' }] }, undefined],
    ['that is missing', undefined, undefined],
  ])('[P64] returns the steps of a plugin %s', (_case, candidate, steps) => {
    expect(guardedSteps(candidate)?.steps).toEqual(steps);
  });
});
