import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { hostVersion } from '../../host-version.ts';
import { defineServerPlugin } from '../../plugin-api/index.ts';
import { forEachDialect } from '../../testing/for-each-dialect.ts';
import { at, type TestSession } from '../../testing/test-client.ts';
import { startTestServer, type TestServer, type TestServerOptions } from '../../testing/test-server.ts';
import { addUser } from '../../testing/test-users.ts';
import { bothHalves, writePlugin } from './fixtures/built-plugin.ts';

const password = 'Correct-Horse-7';
const servers: TestServer[] = [];
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'plugins-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
  rmSync(root, { recursive: true });
});

async function start(folders: readonly string[], options: TestServerOptions = {}): Promise<TestServer> {
  const environment = { EXTERNAL_PLUGINS: folders.join(',') };
  const server = await startTestServer({ needs: [], ...options, environment });
  servers.push(server);
  return server;
}

const write = (id = 'built', files = bothHalves(id), changed = {}) =>
  writePlugin(path.join(root, id), files, { id, ...changed });

async function listed({
  client,
}: TestServer): Promise<readonly { id: string; folder: string; module: string }[]> {
  const { body } = await client.send('GET', '/admin/project-type');
  return (at(body, 'data.plugins') ?? []) as never;
}

const externalOf = async ({ client }: TestServer, as: TestSession) =>
  at((await client.send('GET', '/admin/server-plugins', undefined, { as })).body, 'data.external');

it('states the version of the package', () => {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  expect(hostVersion).toBe((JSON.parse(manifest) as { version: string }).version);
});

describe('a built plugin', () => {
  it('[P90] runs its server half, and lists its panel half for panels', async () => {
    const server = await start([write()]);
    expect((await server.client.send('GET', '/built/greeting')).body).toEqual({ text: 'hello' });
    expect(await listed(server)).toEqual([
      {
        id: 'built',
        folder: expect.stringMatching(/^\/admin\/plugin-files\/built\/[0-9a-f]{16}\/$/) as string,
        module: 'panel/plugin-a1.js',
        styles: ['panel/style.css'],
        uses: ['react'],
      },
    ]);
  });

  it('[P93] serves the files of the panel half with an immutable address', async () => {
    const server = await start([write()]);
    const [plugin] = await listed(server);
    const get = (url: string, headers = {}) => server.client.send('GET', url, undefined, { headers });
    const module = await get(`${plugin?.folder}panel/plugin-a1.js`);
    expect(module).toMatchObject({
      status: 200,
      body: bothHalves()['panel/plugin-a1.js'],
      headers: {
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      },
    });
    expect(module.headers['vary']).toContain('Accept-Encoding');
    const packed = await get(`${plugin?.folder}panel/plugin-a1.js`, { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    const style = await get(`${plugin?.folder}panel/style.css`);
    expect(style.headers['content-type']).toBe('text/css; charset=utf-8');
  });

  it('[P93] serves no other files, and none of another build', async () => {
    const server = await start([write()]);
    const folder = (await listed(server))[0]?.folder ?? '';
    const other = folder.replace(/[0-9a-f]{16}/, '0'.repeat(16));
    for (const url of [
      `${folder}server/plugin.mjs`,
      `${folder}atrium-plugin.json`,
      `${folder}panel/missing.js`,
      `${folder}panel/../server/plugin.mjs`,
      `${folder}panel/%2e%2e/server/plugin.mjs`,
      `${folder}panel%2f..%2f..%2fbuilt/server/plugin.mjs`,
      `${other}panel/plugin-a1.js`,
      `/admin/plugin-files/constructor/${'0'.repeat(16)}/panel/plugin-a1.js`,
      '/admin/plugin-files/built',
    ]) {
      expect([url, (await server.client.send('GET', url)).status]).toEqual([url, 404]);
    }
  });

  it('[P93] serves the verified files when the folder changes afterwards', async () => {
    const folder = write();
    const server = await start([folder]);
    writeFileSync(path.join(folder, 'panel/style.css'), 'body { display: none }');
    const [plugin] = await listed(server);
    const style = await server.client.send('GET', `${plugin?.folder}panel/style.css`);
    expect(style.body).toBe(bothHalves()['panel/style.css']);
  });

  it.each<[string, string, () => string]>([
    [
      'PLUGIN_INCOMPATIBLE',
      'supports versions ^9.0.0',
      () => write('built', bothHalves(), { host: '^9.0.0' }),
    ],
    [
      'PLUGIN_INCOMPATIBLE',
      'it needs inventedName of @admin/server, which this server does not provide',
      () =>
        write('built', {
          ...bothHalves(),
          'server/plugin.mjs': "globalThis.atriumServer('@admin/server', ['inventedName', 'route']);",
        }),
    ],
    [
      'SERVER_PLUGIN_FAILED',
      'no ink',
      () => write('built', { ...bothHalves(), 'server/plugin.mjs': "throw new Error('no ink');" }),
    ],
    [
      'PLUGIN_DAMAGED',
      'exports no plugin with the id built',
      () => write('built', { ...bothHalves(), 'server/plugin.mjs': 'export default 1;' }),
    ],
    ['PLUGIN_DAMAGED', 'does not exist', () => path.join(root, 'nowhere')],
  ])('[P94] is left out and named when it is unusable: %s, %s', async (code, message, prepare) => {
    const server = await start([prepare(), write('other')]);
    expect(server.problems).toMatchObject([{ code, message: expect.stringContaining(message) as string }]);
    expect(server.log.lines.some((line) => line.includes(code))).toBe(true);
    expect((await listed(server)).map(({ id }) => id)).toEqual(['other']);
    expect((await server.client.send('GET', '/other/greeting')).status).toBe(200);
  });

  it('[P94] is not loaded by panels when its server half cannot start', async () => {
    const half = bothHalves()['server/plugin.mjs']?.replace("'/built/greeting'", "'/foreign/greeting'") ?? '';
    const server = await start([write('built', { ...bothHalves(), 'server/plugin.mjs': half })]);
    expect(server.problems.map(({ code, pluginId }) => [code, pluginId])).toEqual([
      ['ROUTE_FOREIGN', 'built'],
    ]);
    expect(await listed(server)).toEqual([]);
  });

  it('[P94] does not replace a plugin of the application', async () => {
    const own = defineServerPlugin({ id: 'built', title: 'Own' });
    const server = await start([write()], { plugins: [own] });
    expect(server.problems).toMatchObject([{ code: 'SERVER_PLUGIN_DUPLICATE', pluginId: 'built' }]);
    expect(server.services.get).toBeDefined();
    expect(await listed(server)).toEqual([]);
  });

  it('[P95] blocks the steps of accounts that it guards while it is damaged', async () => {
    const folder = write('built', bothHalves(), {
      server: { module: 'server/plugin.mjs', guards: ['create'] },
    });
    writeFileSync(path.join(folder, 'panel/style.css'), '.built { color: tan }');
    const server = await start([folder]);
    await expect(server.client.registerAdmin()).rejects.toThrow('Users cannot be added');
    expect(await listed(server)).toEqual([]);
  });
});

forEachDialect((dialect) => {
  describe('disabling a built plugin', () => {
    const disable = (server: TestServer, as: TestSession, isDisabled = true, id = 'built') =>
      server.client.send('PUT', `/admin/server-plugins/${id}`, { isDisabled }, { as });

    it('[P96] takes effect for panels of all servers, and for the server half at the next start', async () => {
      const database = await dialect.open();
      const folder = write();
      const one = await start([folder], { database });
      const two = await start([folder], { database });
      const admin = await one.client.registerAdmin();
      expect(await listed(two)).toHaveLength(1);

      const response = await disable(one, admin);
      expect(response).toMatchObject({
        status: 200,
        body: { data: { id: 'built', isDisabled: true, serverRuns: true } },
      });
      expect(await listed(one)).toEqual([]);
      expect(await listed(two)).toEqual([]);
      expect((await two.client.send('GET', '/built/greeting')).status).toBe(200);

      const three = await start([folder], { database });
      expect((await three.client.send('GET', '/built/greeting')).status).toBe(404);
      expect(three.problems).toEqual([]);
      expect(await externalOf(three, await three.client.signIn())).toMatchObject([
        { isDisabled: true, serverRuns: false },
      ]);

      await disable(three, await three.client.signIn(), false);
      expect(await listed(one)).toHaveLength(1);
      // Its server half does not run in this process yet.
      expect(await listed(three)).toEqual([]);
    });

    it('[P97] needs a permission of its own', async () => {
      const server = await start([write()], { database: await dialect.open() });
      const admin = await server.client.registerAdmin();
      const signIn = async (name: string, actions: readonly string[]) => {
        const email = `${name}@example.com`;
        const role = actions.map((action) => ({ action }));
        await addUser(server.services, { email, password, role });
        return server.client.signIn({ email, password });
      };
      const reader = await signIn('reader', ['admin::marketplace.read']);
      const operator = await signIn('operator', ['admin::plugins.update']);
      const nobody = await signIn('nobody', []);
      expect((await disable(server, reader)).status).toBe(403);
      expect((await disable(server, nobody)).status).toBe(403);
      expect((await disable(server, operator)).status).toBe(200);
      expect((await disable(server, admin, true, 'missing')).status).toBe(404);
      expect(await externalOf(server, nobody)).toBeUndefined();
      expect(await externalOf(server, reader)).toMatchObject([
        { id: 'built', configuredAs: expect.any(String) as string, hasPanel: true, hasServer: true },
      ]);
    });
  });
});
