import type { ContentApiPermissions } from '@admin/contract';
import type { ContentApiAction, OpenableAction } from './content-api-action.ts';

/** Everything that programs can be allowed to do. */
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

function openable({ id, access, requires }: ContentApiAction): OpenableAction {
  return { id, access, isHeldBy: (owner) => requires === null || owner.holds(requires) };
}

/** Collects what programs can do: the entries of content types, and what usable plugins declare. */
export function createContentApiActions(
  ofContentTypes: readonly OpenableAction[],
  plugins: readonly { readonly contentApiActions?: readonly ContentApiAction[] }[],
): ContentApiActions {
  const ofPlugins = plugins.flatMap(({ contentApiActions = [] }) => contentApiActions.map(openable));
  const byId = new Map<string, OpenableAction>(
    [...ofContentTypes, ...ofPlugins].map((action) => [action.id, action]),
  );
  return { find: (id) => byId.get(id), layout: layoutOf(byId.keys()) };
}
