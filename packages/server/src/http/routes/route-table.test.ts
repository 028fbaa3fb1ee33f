import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineEndpoints, type Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { defineServerPlugin, route } from '../../plugin.ts';
import { createRouteTable } from './route-table.ts';

const answer = Type.Object({});

function pluginWith(endpoint: unknown) {
  return defineServerPlugin({
    id: 'sample',
    displayName: 'Sample',
    routes: [route(endpoint as Endpoint, () => undefined)],
  });
}

function startError(endpoint: unknown): unknown {
  try {
    createRouteTable([], [pluginWith(endpoint)]);
    return null;
  } catch (error) {
    return error;
  }
}

describe('the table of routes', () => {
  let server: TestServer | null = null;

  afterEach(async () => {
    await server?.close();
    server = null;
  });

  it.each([
    ['no policy', { method: 'GET', path: '/sample', answer }],
    ['an unknown policy', { method: 'GET', path: '/sample', answer, policy: 'everybody' }],
    ['an empty policy', { method: 'GET', path: '/sample', answer, policy: { anyOf: [] } }],
  ])('refuses a route with %s', (_case, endpoint) => {
    expect(startError(endpoint)).toMatchObject({ code: 'ROUTE_WITHOUT_POLICY' });
    expect(startError(endpoint)).toHaveProperty('message', expect.stringContaining('GET /sample of sample'));
  });

  it.each([
    ['parameters without a schema', { method: 'GET', path: '/sample/:id', policy: 'public', answer }],
    ['an answer without a schema', { method: 'GET', path: '/sample', policy: 'public' }],
  ])('refuses a route with %s', (_case, endpoint) => {
    expect(startError(endpoint)).toMatchObject({ code: 'ROUTE_WITHOUT_SCHEMA' });
  });

  it('refuses a second route at a place that is taken, whatever its parameter is called', () => {
    const params = Type.Object({ id: Type.String() });
    const first = pluginWith({ method: 'GET', path: '/sample/:id', policy: 'public', params, answer });
    const second = pluginWith({ method: 'GET', path: '/sample/:key', policy: 'public', params, answer });
    expect(() => createRouteTable([], [first, second])).toThrow('GET /sample/:key of sample exists already');
  });

  it.each([
    ["the core's", '/admin/sample', 'public', '/sample'],
    ["another plugin's", '/samples', 'public', '/sample'],
    ["the content API's", '/api/sample', 'signed-in', '/sample'],
    ["the panel's, for programs", '/sample', { apiToken: 'plugin::sample.sample.find' }, '/api/sample'],
  ])('refuses a route at a place of %s', (_case, place, policy, own) => {
    expect(startError({ method: 'GET', path: place, policy, answer })).toMatchObject({
      code: 'ROUTE_FOREIGN',
      message: `The route GET ${place} of sample is outside of ${own}: declare it with defineEndpoints.`,
    });
  });

  it('takes the routes of defineEndpoints', () => {
    const { all, read, find } = defineEndpoints('sample', {
      all: { method: 'GET', path: '/', policy: 'signed-in', answer },
      read: {
        method: 'GET',
        path: '/:id',
        policy: 'signed-in',
        params: Type.Object({ id: Type.Integer() }),
        answer: Type.Object({ data: Type.Integer() }),
      },
      find: { method: 'GET', path: '/', policy: { apiToken: 'plugin::sample.sample.find' }, answer },
    });
    const sample = defineServerPlugin({
      id: 'sample',
      displayName: 'Sample',
      routes: [
        route(all, () => ({})),
        route(read, ({ params }) => ({ data: params.id })),
        route(find, () => ({})),
      ],
    });
    expect(createRouteTable([], [sample]).map(({ route: bound }) => bound.endpoint.path)).toEqual([
      '/sample',
      '/sample/:id',
      '/api/sample',
    ]);
    // @ts-expect-error: the answer is a number
    route(read, () => ({ data: 'one' }));
  });

  it('keeps a server from starting when a plugin forgot a policy', async () => {
    const plugins = [pluginWith({ method: 'GET', path: '/sample', answer })];
    await expect(startTestServer({ plugins })).rejects.toMatchObject({ code: 'ROUTE_WITHOUT_POLICY' });
  });

  it('keeps a server from starting when a route asks for an action that nobody declares', async () => {
    const endpoint = { method: 'GET', path: '/sample', answer, policy: { anyOf: ['plugin::sample.raed'] } };
    await expect(startTestServer({ plugins: [pluginWith(endpoint)] })).rejects.toMatchObject({
      code: 'ACTION_UNKNOWN',
      message:
        'The route GET /sample of sample asks for plugin::sample.raed, which nobody declares among its actions.',
    });
  });

  it('lists every route of a server with its policy', async () => {
    server = await startTestServer();
    expect(server.inventory.length).toBeGreaterThan(10);
    for (const line of server.inventory) expect(line.policy).toMatch(/^(?:public|signed-in|entries|.+::.+)$/);
    expect(server.inventory).toContainEqual({
      method: 'POST',
      path: '/admin/login',
      policy: 'public',
      owner: 'core',
    });
  });

  it('lets nobody in without a session, on any route that is not public', async () => {
    server = await startTestServer();
    for (const { method, path, policy } of server.inventory) {
      const url = path.replaceAll(/:[^/]+/g, '1');
      const { status } = await server.client.send(method as 'GET', url, method === 'GET' ? undefined : {});
      expect([`${method} ${path}`, status === 401]).toEqual([`${method} ${path}`, policy !== 'public']);
    }
  });

  it('has nothing to lead to that runs other programs or text as a program', async () => {
    const root = fileURLToPath(new URL('../../../../..', import.meta.url));
    const folders = ['packages/server', 'packages/content-model', 'packages/contract', 'plugins', 'examples'];
    const sources = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => /(^|\/)src\/.*\.tsx?$/.test(name) && !/node_modules|\.test\.|testing/.test(name))
        .map((name) => path.join(root, folder, name)),
    );
    expect(sources.length).toBeGreaterThan(300);
    const running = /child_process|node:vm|node:repl|\beval\(|new Function\(|process\.dlopen/;
    // It interrupts expressions that take too long, by a program that stands in it, word for word, and no other.
    const interrupting = path.join(root, 'packages/server/src/content/write/rules/match-in-time.ts');
    const found = sources.filter((file) => running.test(readFileSync(file, 'utf8')));
    expect(found).toEqual([interrupting]);
    const rest = readFileSync(interrupting, 'utf8').replace(/new Script\(\s*'[^'\n]*',?\s*\)/, '');
    expect(rest).toMatch(/import \{ createContext, Script, type Context \} from 'node:vm';/);
    expect(rest).not.toMatch(
      /\bScript\(|import\(|child_process|node:repl|\beval\(|new Function\(|process\.dlopen/,
    );
  });
});
