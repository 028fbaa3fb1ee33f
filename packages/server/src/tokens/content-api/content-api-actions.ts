import type { ContentApiPermissions } from '@admin/contract';
import { StartError } from '../../errors/start-error.ts';
import type { ActionRegistry } from '../../identity/index.ts';
import type { ServerPlugin } from '../../plugin.ts';
import type { ContentApiAction, OpenableAction } from './content-api-action.ts';

/** Everything that custom tokens can be given. */
export interface ContentApiActions {
  find(id: string): OpenableAction | undefined;
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
  known: ReadonlyMap<string, OpenableAction>,
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

/** An action that forgot to say what it asks of a token's owner would open to everybody who makes one. */
function openableBy(
  { id, access, requires }: ContentApiAction,
  plugin: string,
  roleActions: Pick<ActionRegistry, 'find'>,
): OpenableAction {
  if (requires === null) return { id, access, isHeldBy: () => true };
  if (roleActions.find(requires) !== undefined) {
    return { id, access, isHeldBy: (owner) => owner.holds(requires) };
  }
  throw new StartError(
    'TOKEN_ACTION_INVALID',
    `The content API action ${id} of the plugin ${plugin} requires ${requires}, which is no permission that a role can be given: name one, or null.`,
  );
}

/**
 * Collects what tokens can open: the entries of content types, and what plugins declare.
 * @throws StartError TOKEN_ACTION_INVALID, TOKEN_ACTION_UNKNOWN
 */
export function createContentApiActions(
  ofContentTypes: readonly OpenableAction[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'routes' | 'contentApiActions'>[],
  roleActions: Pick<ActionRegistry, 'find'>,
): ContentApiActions {
  const byId = new Map<string, OpenableAction>(ofContentTypes.map((action) => [action.id, action]));
  for (const { id: plugin, contentApiActions = [] } of plugins) {
    for (const action of contentApiActions) {
      const isFree = form.test(action.id) && !byId.has(action.id);
      if (!isFree) {
        throw new StartError(
          'TOKEN_ACTION_INVALID',
          `The content API action ${action.id} of the plugin ${plugin} is taken or not of the form owner::name.controller.action.`,
        );
      }
      byId.set(action.id, openableBy(action, plugin, roleActions));
    }
  }
  for (const plugin of plugins) assertRoutesOpenable(byId, plugin);
  return { find: (id) => byId.get(id), layout: layoutOf(byId.keys()) };
}
