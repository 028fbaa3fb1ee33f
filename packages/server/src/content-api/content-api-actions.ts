import type { ContentApiPermissions, ContentApiRoutes, Endpoint } from '@admin/contract';
import type { ContentApiAction, OpenableAction } from './content-api-action.ts';

/** All actions open to API clients. */
export interface ContentApiActions {
  find(id: string): OpenableAction | undefined;
  /** The actions that at least one route requires, by owner and controller, which a token can be given. */
  readonly layout: ContentApiPermissions;
  /** The routes for API clients, by the owner of the action that each requires. */
  readonly routes: ContentApiRoutes;
  /** The endpoints of these routes, with their schemas. */
  readonly endpoints: readonly ApiClientEndpoint[];
}

/** An endpoint that API clients call, and the action that it requires. */
export interface ApiClientEndpoint extends Endpoint {
  readonly policy: { readonly apiClient: string };
}

/** The parts of a plugin that this module reads. */
interface ContentApiPlugin {
  readonly contentApiActions?: readonly ContentApiAction[];
  readonly routes?: readonly { readonly endpoint: Endpoint }[];
}

const form = /^([a-z][\w-]*::[\w-]+)\.([\w-]+)\.([\w-]+)$/;

function layoutOf(ids: Iterable<string>): ContentApiPermissions {
  const owners = new Map<string, Map<string, string[]>>();
  for (const id of ids) {
    const [, owner = '', controller = '', action = ''] = form.exec(id) ?? [];
    const controllers = owners.get(owner) ?? new Map<string, string[]>();
    controllers.set(controller, [...(controllers.get(controller) ?? []), action]);
    owners.set(owner, controllers);
  }
  return Object.fromEntries(
    [...owners].map(([owner, controllers]) => [owner, { controllers: Object.fromEntries(controllers) }]),
  );
}

function openable({ id, access, requires }: ContentApiAction): OpenableAction {
  return { id, access, isHeldBy: (owner) => requires === null || owner.holds(requires) };
}

function apiClientEndpoints({ routes = [] }: ContentApiPlugin): readonly ApiClientEndpoint[] {
  return routes.flatMap(({ endpoint }) => {
    const { policy } = endpoint;
    return typeof policy === 'object' && 'apiClient' in policy ? [{ ...endpoint, policy }] : [];
  });
}

function describeRoutes(endpoints: readonly ApiClientEndpoint[]): ContentApiRoutes {
  const owners = new Map<string, ContentApiRoutes[string]>();
  for (const endpoint of endpoints) {
    const { method, path } = endpoint;
    const { apiClient: action } = endpoint.policy;
    const [, owner = ''] = form.exec(action) ?? [];
    const described = { method, path, handler: action, config: {}, info: { type: 'content-api' } };
    owners.set(owner, [...(owners.get(owner) ?? []), described]);
  }
  return Object.fromEntries(owners);
}

/**
 * Collects the actions of API clients: the entries of content types, and those declared by usable plugins. Only actions
 * that a route requires are offered; the others are known, so that tokens with them stay valid.
 */
export function createContentApiActions(
  ofContentTypes: readonly OpenableAction[],
  plugins: readonly ContentApiPlugin[],
): ContentApiActions {
  const ofPlugins = plugins.flatMap(({ contentApiActions = [] }) => contentApiActions.map(openable));
  const byId = new Map<string, OpenableAction>(
    [...ofContentTypes, ...ofPlugins].map((action) => [action.id, action]),
  );
  const endpoints = plugins.flatMap(apiClientEndpoints);
  const opened = new Set(endpoints.map(({ policy }) => policy.apiClient));
  return {
    find: (id) => byId.get(id),
    layout: layoutOf([...byId.keys()].filter((id) => opened.has(id))),
    routes: describeRoutes(endpoints),
    endpoints,
  };
}
