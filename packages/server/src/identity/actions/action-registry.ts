import type { ActionDefinition } from './action-definition.ts';

/** The registry of actions that can be granted to roles. */
export interface ActionRegistry {
  /** All actions, in declaration order. */
  readonly all: readonly ActionDefinition[];
  /** Returns an action by id; undefined when no plugin and no core module declares it. */
  find(id: string): ActionDefinition | undefined;
}

/** The part of a plugin that the action registry reads. */
export interface ActionOwner {
  readonly actions?: readonly ActionDefinition[];
}

/** Collects the actions of the server and of the usable plugins. Their ids are unique. */
export function createActionRegistry(
  core: readonly ActionDefinition[],
  plugins: readonly ActionOwner[],
): ActionRegistry {
  const all = [...core, ...plugins.flatMap(({ actions = [] }) => actions)];
  const byId = new Map(all.map((action) => [action.id, action]));
  return { all, find: (id) => byId.get(id) };
}
