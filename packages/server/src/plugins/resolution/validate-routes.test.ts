import { defineEndpoints, type Endpoint } from '@admin/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { coreRoutes } from '../../core-routes/core-routes.ts';
import { coreActions } from '../../identity/index.ts';
import { defineServerPlugin, route } from '../../plugin-api/index.ts';
import { bareHost } from './fixtures/bare-host.ts';
import { resolvePlugins, type ResolutionHost } from './resolve-plugins.ts';
import { validateRoutes } from './validate-routes.ts';

const response = Type.Object({});
const nothing: ResolutionHost = { ...bareHost, actions: ['admin::users.read'] };
const sample = defineServerPlugin({ id: 'sample', title: 'Sample' });

const resolve = (plugins: readonly unknown[], host: Partial<ResolutionHost> = {}) =>
  resolvePlugins(plugins, { ...nothing, ...host });
const problemsOf = (...plugins: readonly unknown[]) => resolve(plugins).problems;
const withRoute = (endpoint: unknown) => ({
  ...sample,
  routes: [route(endpoint as Endpoint, () => undefined)],
});

describe('the routes of a plugin', () => {
  it.each([
    ['no policy', { method: 'GET', path: '/sample', response }, 'ROUTE_WITHOUT_POLICY'],
    [
      'an unknown policy',
      { method: 'GET', path: '/sample', response, policy: 'everybody' },
      'ROUTE_WITHOUT_POLICY',
    ],
    [
      'an empty policy',
      { method: 'GET', path: '/sample', response, policy: { anyOf: [] } },
      'ROUTE_WITHOUT_POLICY',
    ],
    [
      'parameters without a schema',
      { method: 'GET', path: '/sample/:id', policy: 'public', response },
      'ROUTE_WITHOUT_SCHEMA',
    ],
    [
      'a response without a schema',
      { method: 'GET', path: '/sample', policy: 'public' },
      'ROUTE_WITHOUT_SCHEMA',
    ],
    [
      'a part of visits that changes something',
      { method: 'POST', path: '/sample', policy: 'signed-in', response, visitPart: true },
      'ROUTE_UNFIT_FOR_VISIT',
    ],
    [
      'a public part of visits',
      { method: 'GET', path: '/sample', policy: 'public', response, visitPart: true },
      'ROUTE_UNFIT_FOR_VISIT',
    ],
    [
      'a part of visits for API clients',
      {
        method: 'GET',
        path: '/sample',
        policy: { apiClient: 'plugin::sample.a.b' },
        response,
        visitPart: true,
      },
      'ROUTE_UNFIT_FOR_VISIT',
    ],
  ])('[P10] [P80] are refused with %s', (_case, endpoint, code) => {
    expect(problemsOf(withRoute(endpoint))).toMatchObject([{ code, pluginId: 'sample' }]);
    expect(problemsOf(withRoute(endpoint))[0]?.message).toContain('of sample');
  });

  it('[P10] are refused at a taken path, regardless of the names of its parameters', () => {
    const params = Type.Object({ id: Type.String() });
    const taken = { method: 'GET', path: '/sample/:id', policy: 'public', params, response } as const;
    const { routes } = withRoute({ ...taken, path: '/sample/:key' });
    expect(problemsOf({ ...withRoute(taken), routes: [...withRoute(taken).routes, ...routes] })).toEqual([
      {
        code: 'ROUTE_DUPLICATE',
        pluginId: 'sample',
        message: 'The route GET /sample/:key of sample exists already, in sample.',
      },
    ]);
    expect(resolve([withRoute(taken)], { routes }).problems).toMatchObject([{ code: 'ROUTE_DUPLICATE' }]);
  });

  it.each([
    ['the server', '/admin/sample', 'public', '/sample'],
    ['another plugin', '/samples', 'public', '/sample'],
    ['the content API', '/api/sample', 'signed-in', '/sample'],
    ['the panel, for API clients', '/sample', { apiClient: 'plugin::sample.sample.find' }, '/api/sample'],
  ])('[P10] are refused at a path of %s', (_case, path, policy, own) => {
    expect(problemsOf(withRoute({ method: 'GET', path, policy, response }))).toEqual([
      {
        code: 'ROUTE_FOREIGN',
        pluginId: 'sample',
        message: `The route GET ${path} of sample is outside of ${own}: declare it with defineEndpoints.`,
      },
    ]);
  });

  it.each(['/sample', '/sample/notes'])('[P10] are refused inside the panel: %s', (path) => {
    const inPanel = withRoute({ method: 'GET', path, policy: 'public', response });
    expect(resolve([inPanel], { panelPath: '/sample' }).problems).toMatchObject([
      { code: 'ROUTE_FOREIGN', pluginId: 'sample', message: expect.stringContaining('BASE_PATH') as string },
    ]);
  });

  it('[P10] are accepted at the paths of defineEndpoints', () => {
    const find = 'plugin::sample.sample.find';
    const endpoints = defineEndpoints('sample', {
      all: { method: 'GET', path: '/', policy: 'signed-in', response },
      read: {
        method: 'GET',
        path: '/:id',
        policy: 'signed-in',
        params: Type.Object({ id: Type.Integer() }),
        response: Type.Object({ data: Type.Integer() }),
      },
      find: { method: 'GET', path: '/', policy: { apiClient: find }, response },
    });
    const plugin = defineServerPlugin({
      ...sample,
      contentApiActions: [{ id: find, access: 'read', requires: null }],
      routes: [
        route(endpoints.all, () => ({})),
        route(endpoints.read, ({ params }) => ({ data: params.id })),
        route(endpoints.find, () => ({})),
      ],
    });
    expect(problemsOf(plugin)).toEqual([]);
    expect(plugin.routes?.map(({ endpoint }) => endpoint.path)).toEqual([
      '/sample',
      '/sample/:id',
      '/api/sample',
    ]);
    // @ts-expect-error [P2]: the response is a number
    route(endpoints.read, () => ({ data: 'one' }));
  });

  it('[P10] of the server follow the same rules', () => {
    const known = {
      panelPath: '/admin',
      routeKeys: new Map<string, string>(),
      actions: new Map(coreActions.map(({ id }) => [id, 'core'])),
      apiClientActions: new Map<string, string>(),
    };
    expect(validateRoutes({ id: 'core', routes: coreRoutes }, known, true)).toEqual([]);
    expect(new Set(coreActions.map(({ id }) => id)).size).toBe(coreActions.length);
  });
});
