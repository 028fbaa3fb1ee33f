import type { Policy } from '@admin/contract';
import type { Route, ServerPlugin } from '../../plugin-api/index.ts';

/** A route with the owner that declared it. */
export interface OwnedRoute {
  readonly owner: string;
  readonly route: Route;
}

/** One line of the inventory: what can be called, and by whom. */
export interface InventoryLine {
  readonly method: string;
  readonly path: string;
  readonly policy: string;
  readonly owner: string;
}

/** The routes of the server and of plugins that were found to be usable. */
export function createRouteTable(
  core: readonly Route[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'routes'>[],
): readonly OwnedRoute[] {
  return [
    ...core.map((route) => ({ owner: 'core', route })),
    ...plugins.flatMap(({ id, routes = [] }) => routes.map((route) => ({ owner: id, route }))),
  ];
}

function policyText(policy: Policy): string {
  if (typeof policy === 'string') return policy;
  return 'apiClient' in policy ? `apiClient: ${policy.apiClient}` : policy.anyOf.join(' | ');
}

/** Everything that can be called, sorted by path; for people, and for a test that nothing lacks a policy. */
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
