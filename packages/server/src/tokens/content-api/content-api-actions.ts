import type { ContentApiPermissions } from '@admin/contract';
import { StartError } from '../../errors/start-error.ts';
import type { ServerPlugin } from '../../plugin.ts';
import type { ContentApiAction } from './content-api-action.ts';

/** Everything that custom tokens can be given. */
export interface ContentApiActions {
  find(id: string): ContentApiAction | undefined;
  /** The same, as people choose from it. */
  readonly layout: ContentApiPermissions;
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

function assertRoutesOpenable(
  known: ReadonlyMap<string, ContentApiAction>,
  { id: plugin, routes = [] }: Pick<ServerPlugin, 'id' | 'routes'>,
): void {
  for (const { endpoint } of routes) {
    const { policy } = endpoint;
    if (typeof policy === 'string' || !('apiToken' in policy) || known.has(policy.apiToken)) continue;
    throw new StartError(
      'TOKEN_ACTION_UNKNOWN',
      `The route ${endpoint.method} ${endpoint.path} of the plugin ${plugin} asks for ${policy.apiToken}, which no plugin declares.`,
    );
  }
}

/**
 * Collects what tokens can open: the entries of content types, and what plugins declare.
 * @throws StartError TOKEN_ACTION_INVALID, TOKEN_ACTION_UNKNOWN
 */
export function createContentApiActions(
  ofContentTypes: readonly ContentApiAction[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'routes' | 'contentApiActions'>[],
): ContentApiActions {
  const byId = new Map<string, ContentApiAction>(ofContentTypes.map((action) => [action.id, action]));
  for (const { id: plugin, contentApiActions = [] } of plugins) {
    for (const action of contentApiActions) {
      const isFree = form.test(action.id) && !byId.has(action.id);
      if (!isFree) {
        throw new StartError(
          'TOKEN_ACTION_INVALID',
          `The content API action ${action.id} of the plugin ${plugin} is taken or not of the form owner::name.controller.action.`,
        );
      }
      byId.set(action.id, action);
    }
  }
  for (const plugin of plugins) assertRoutesOpenable(byId, plugin);
  return { find: (id) => byId.get(id), layout: layoutOf(byId.keys()) };
}
