import { StartError } from '../../errors/start-error.ts';
import type { ActionDefinition, ServerPlugin } from '../../plugin.ts';

/** Every action that a role can be given, in the order in which they were declared. */
export interface ActionRegistry {
  readonly all: readonly ActionDefinition[];
  find(id: string): ActionDefinition | undefined;
}

/**
 * Collects the actions of the server and its plugins.
 * @throws StartError ACTION_DUPLICATE
 */
export function createActionRegistry(
  core: readonly ActionDefinition[],
  plugins: readonly Pick<ServerPlugin, 'id' | 'actions'>[],
): ActionRegistry {
  const byId = new Map<string, ActionDefinition>();
  const owned = [
    ...core.map((action) => ({ owner: 'the server', action })),
    ...plugins.flatMap(({ id, actions = [] }) =>
      actions.map((action) => ({ owner: `the plugin ${id}`, action })),
    ),
  ];
  for (const { owner, action } of owned) {
    if (byId.has(action.id)) {
      throw new StartError(
        'ACTION_DUPLICATE',
        `The action ${action.id} of ${owner} exists already: rename it.`,
      );
    }
    byId.set(action.id, action);
  }
  return { all: [...byId.values()], find: (id) => byId.get(id) };
}
