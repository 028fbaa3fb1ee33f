import { StartError } from '../../errors/start-error.ts';
import type { ActionDefinition, ServerPlugin } from '../../plugin.ts';
import { awaitedActions } from './core-actions.ts';

/** The actions that roles have. */
export interface ActionRegistry {
  /** Every one that a role can be given, in the order in which they were declared. */
  readonly all: readonly ActionDefinition[];
  /** One that a role may have: of those above, or one whose plugin is not there yet. */
  find(id: string): ActionDefinition | undefined;
  /** Whether the plugin of an action that roles may have is not there yet. */
  isAwaited(id: string): boolean;
}

const awaited: ReadonlyMap<string, ActionDefinition> = new Map(
  awaitedActions.map((id) => [id, { id, section: 'plugins', displayName: id }]),
);

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
  return {
    all: [...byId.values()],
    find: (id) => byId.get(id) ?? awaited.get(id),
    isAwaited: (id) => awaited.has(id) && !byId.has(id),
  };
}
