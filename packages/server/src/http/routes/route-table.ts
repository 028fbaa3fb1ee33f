import type { Policy } from '@admin/contract';
import { pluginFilesPath } from '../../plugin-api/external-plugins.ts';
import type { Route, ServerPlugin } from '../../plugin-api/index.ts';
import { pathPattern } from './path-pattern.ts';
import type { OwnedRoute } from './route-handler.ts';
import { visitRoute } from './visit-route.ts';

/**
 * Creates the lookup for "method not allowed": the methods of a path, an empty list for an unknown path.
 */
export function createMethodLookup(table: readonly OwnedRoute[]): (path: string) => readonly string[] {
  const entries = table.map(({ route: { endpoint } }) => ({
    // As the router, which ignores the slash.
    pattern: pathPattern(endpoint.path, { trailingSlash: true }),
    method: endpoint.method,
  }));
  return (path) => {
    const methods = entries.filter(({ pattern }) => pattern.match(path) !== null).map(({ method }) => method);
    const known = methods.includes('GET') ? ['HEAD', ...methods] : methods;
    return [...new Set(known)];
  };
}

/** Returns the public routes of the host: health, uploaded files and the panel. */
export function hostRoutes(basePath: string): readonly InventoryLine[] {
  const paths = [
    '/',
    '/_health',
    '/_health/live',
    '/_health/ready',
    '/uploads/*',
    `${pluginFilesPath}/:id/:hash/*`,
    basePath,
    `${basePath}/assets/*`,
  ];
  return paths.map((path) => ({ method: 'GET', path, policy: 'public', owner: 'host' }));
}

/** A line of the route inventory. */
export interface InventoryLine {
  readonly method: string;
  readonly path: string;
  readonly policy: string;
  readonly owner: string;
}

/** Returns the routes of the core and of the usable plugins. */
export function createRouteTable(
  core: readonly Route[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'routes'>[],
): readonly OwnedRoute[] {
  const table = [
    ...core.map((route) => ({ owner: 'core', route })),
    ...plugins.flatMap(({ id, routes = [] }) => routes.map((route) => ({ owner: id, route }))),
  ];
  return [...table, { owner: 'core', route: visitRoute(table) }];
}

function policyText(policy: Policy): string {
  if (typeof policy === 'string') return policy;
  return 'apiClient' in policy ? `apiClient: ${policy.apiClient}` : policy.anyOf.join(' | ');
}

/** Returns the inventory of all routes, sorted by path. */
export function routesInventory(table: readonly OwnedRoute[]): readonly InventoryLine[] {
  return table
    .map(({ owner, route: { endpoint } }) => ({
      method: endpoint.method,
      path: endpoint.path,
      policy: policyText(endpoint.policy),
      owner,
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method));
}
