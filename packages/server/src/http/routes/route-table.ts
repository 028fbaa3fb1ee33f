import { placeOfEndpoints, type Endpoint, type Policy } from '@admin/contract';
import { StartError } from '../../errors/start-error.ts';
import type { Route, ServerPlugin } from '../../plugin.ts';

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

function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function invalidRoute(code: string, { owner, route }: OwnedRoute, reason: string): StartError {
  return new StartError(code, `The route ${nameOf(route.endpoint)} of ${owner} ${reason}.`);
}

function isPolicy(policy: unknown): policy is Policy {
  if (typeof policy === 'string') return ['public', 'signed-in', 'entries'].includes(policy);
  if (typeof policy !== 'object' || policy === null) return false;
  if ('apiToken' in policy) return typeof policy.apiToken === 'string' && policy.apiToken !== '';
  if (!('anyOf' in policy)) return false;
  const { anyOf } = policy;
  return Array.isArray(anyOf) && anyOf.length > 0 && anyOf.every((action) => typeof action === 'string');
}

/** A body without a schema is only possible where none is read: such routes never see one. */
function assertComplete(owned: OwnedRoute): void {
  const { endpoint } = owned.route;
  if (!isPolicy(endpoint.policy)) {
    throw invalidRoute(
      'ROUTE_WITHOUT_POLICY',
      owned,
      'does not say who may call it: give its endpoint a policy',
    );
  }
  const takesParams = endpoint.path.includes('/:');
  if (takesParams && endpoint.params === undefined) {
    throw invalidRoute(
      'ROUTE_WITHOUT_SCHEMA',
      owned,
      'has parameters without a schema: give its endpoint params',
    );
  }
  const answersBody = (endpoint.status ?? 200) !== 204;
  if (answersBody && endpoint.answer === undefined) {
    throw invalidRoute(
      'ROUTE_WITHOUT_SCHEMA',
      owned,
      'has no schema of its answer: give its endpoint answer',
    );
  }
}

/** Two plugins cannot get into each other's way, and a path tells whose it is. */
function assertOwnPlace(owned: OwnedRoute): void {
  const { path, policy } = owned.route.endpoint;
  const place = placeOfEndpoints(owned.owner, policy);
  if (path === place || path.startsWith(`${place}/`)) return;
  throw invalidRoute('ROUTE_FOREIGN', owned, `is outside of ${place}: declare it with defineEndpoints`);
}

/** `/admin/users/:id` and `/admin/users/:userId` are the same place. */
function placeOf({ method, path }: Endpoint): string {
  return `${method} ${path.replaceAll(/:[^/]+/g, ':')}`;
}

/**
 * Collects the routes of the server and its plugins, and refuses to go on when one of them lacks a policy
 * or a schema, claims a place that is taken, or stands outside of its plugin's own.
 * @throws StartError ROUTE_WITHOUT_POLICY, ROUTE_WITHOUT_SCHEMA, ROUTE_FOREIGN or ROUTE_DUPLICATE
 */
export function createRouteTable(
  core: readonly Route[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'routes'>[],
): readonly OwnedRoute[] {
  const pluginRoutes = plugins.flatMap(({ id, routes = [] }) =>
    routes.map((route) => ({ owner: id, route })),
  );
  const table = [...core.map((route) => ({ owner: 'core', route })), ...pluginRoutes];
  const taken = new Map<string, string>();
  for (const owned of table) {
    assertComplete(owned);
    const place = placeOf(owned.route.endpoint);
    const first = taken.get(place);
    if (first !== undefined) throw invalidRoute('ROUTE_DUPLICATE', owned, `exists already, in ${first}`);
    taken.set(place, owned.owner);
  }
  for (const owned of pluginRoutes) assertOwnPlace(owned);
  return table;
}

/**
 * Refuses a route that asks for an action which no role can be given: nobody but super administrators, who hold
 * everything, would ever get through.
 * @throws StartError ACTION_UNKNOWN
 */
export function assertActionsKnown(table: readonly OwnedRoute[], isKnown: (action: string) => boolean): void {
  for (const owned of table) {
    const { policy } = owned.route.endpoint;
    if (typeof policy === 'string' || !('anyOf' in policy)) continue;
    const unknown = policy.anyOf.find((action) => !isKnown(action));
    if (unknown === undefined) continue;
    throw invalidRoute(
      'ACTION_UNKNOWN',
      owned,
      `asks for ${unknown}, which nobody declares among its actions`,
    );
  }
}

function policyText(policy: Policy): string {
  if (typeof policy === 'string') return policy;
  return 'apiToken' in policy ? `API token: ${policy.apiToken}` : policy.anyOf.join(' | ');
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
