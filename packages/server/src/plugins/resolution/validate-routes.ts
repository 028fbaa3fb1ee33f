import { endpointPrefix, type Endpoint, type Policy } from '@admin/contract';
import type { Route } from '../../plugin-api/route.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/** Routes with their owner, a plugin or the server itself. */
export interface OwnedRoutes {
  readonly id: string;
  readonly routes?: readonly Route[];
}

/** Returns the key of a route; `/admin/users/:id` and `/admin/users/:userId` have the same. */
export function addressOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path.replaceAll(/:[^/]+/g, ':')}`;
}

function isPolicy(policy: unknown): policy is Policy {
  if (typeof policy === 'string') return ['public', 'signed-in', 'entries'].includes(policy);
  if (typeof policy !== 'object' || policy === null) return false;
  if ('apiClient' in policy) return typeof policy.apiClient === 'string' && policy.apiClient !== '';
  if (!('anyOf' in policy)) return false;
  const { anyOf } = policy;
  return Array.isArray(anyOf) && anyOf.length > 0 && anyOf.every((action) => typeof action === 'string');
}

type Fault = readonly [code: string, reason: string];

/** Returns what an endpoint lacks. A body needs no check: without a schema it is never read. */
function incomplete({ policy, path, params, status = 200, response }: Endpoint): Fault | undefined {
  if (!isPolicy(policy)) {
    return ['ROUTE_WITHOUT_POLICY', 'has no policy: add one to its endpoint'];
  }
  if (path.includes('/:') && params === undefined) {
    return ['ROUTE_WITHOUT_SCHEMA', 'has path parameters but no schema: add params to its endpoint'];
  }
  if (status !== 204 && status !== 302 && response === undefined) {
    return ['ROUTE_WITHOUT_SCHEMA', 'has no response schema: add response to its endpoint'];
  }
  return undefined;
}

/** Requires of a part of a visit that the visit can respond for it: to a user, without changing anything. */
function unfitForVisit({ method, policy, visitPart }: Endpoint): Fault | undefined {
  if (visitPart !== true) return undefined;
  const isForUsers = typeof policy === 'string' ? policy !== 'public' : 'anyOf' in policy;
  if (method === 'GET' && isForUsers) return undefined;
  return ['ROUTE_UNFIT_FOR_VISIT', 'has visitPart, which only GET endpoints for signed-in users may have'];
}

function duplicate(owner: string | undefined): Fault | undefined {
  if (owner === undefined) return undefined;
  return ['ROUTE_DUPLICATE', `exists already, in ${owner}`];
}

/** Requires the prefix of the owner, so that paths of plugins do not conflict. */
function foreign({ path, policy }: Endpoint, owner: string): Fault | undefined {
  const prefix = endpointPrefix(owner, policy);
  if (path === prefix || path.startsWith(`${prefix}/`)) return undefined;
  return ['ROUTE_FOREIGN', `is outside of ${prefix}: declare it with defineEndpoints`];
}

/** Forbids paths inside the panel, whose path is configured. */
function inPanel({ path }: Endpoint, panelPath: string): Fault | undefined {
  if (path !== panelPath && !path.startsWith(`${panelPath}/`)) return undefined;
  return ['ROUTE_FOREIGN', `is inside the panel: set BASE_PATH to another path than ${panelPath}`];
}

/**
 * Requires that the actions of the policy are declared. Otherwise only super administrators could call the route.
 */
function unopened(
  { policy }: Endpoint,
  known: Pick<KnownParts, 'actions' | 'apiClientActions'>,
): Fault | undefined {
  if (typeof policy === 'string') return undefined;
  if ('apiClient' in policy) {
    const { apiClient } = policy;
    if (known.apiClientActions.has(apiClient)) return undefined;
    return ['PROGRAM_ACTION_UNKNOWN', `requires ${apiClient}, which no plugin declares`];
  }
  const unknown = policy.anyOf.find((action) => !known.actions.has(action));
  if (unknown === undefined) return undefined;
  return ['ACTION_UNKNOWN', `requires ${unknown}, which no plugin declares in its actions`];
}

/**
 * Validates routes: their policy, schemas, actions, path and use in visits.
 * @param anywhere whether they may have any path
 */
export function validateRoutes(
  { id, routes = [] }: OwnedRoutes,
  known: Pick<KnownParts, 'panelPath' | 'routeKeys' | 'actions' | 'apiClientActions'>,
  anywhere: boolean,
): readonly PluginProblem[] {
  const own = new Map<string, string>();
  return routes.flatMap(({ endpoint }) => {
    const key = addressOf(endpoint);
    const first = known.routeKeys.get(key) ?? own.get(key);
    own.set(key, id);
    const fault: Fault | undefined =
      incomplete(endpoint) ??
      unfitForVisit(endpoint) ??
      duplicate(first) ??
      (anywhere ? undefined : (foreign(endpoint, id) ?? inPanel(endpoint, known.panelPath))) ??
      unopened(endpoint, known);
    if (fault === undefined) return [];
    const [code, reason] = fault;
    const message = `The route ${endpoint.method} ${endpoint.path} of ${id} ${reason}.`;
    return [{ code, pluginId: id, message }];
  });
}
