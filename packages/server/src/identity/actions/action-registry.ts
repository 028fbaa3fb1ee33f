import type { ActionDefinition } from './action-definition.ts';

/** The actions that roles have. */
export interface ActionRegistry {
  /** Every one that a role can be given, in the order in which they were declared. */
  readonly all: readonly ActionDefinition[];
  /** One of them; undefined for what nothing on this server has declared. */
  find(id: string): ActionDefinition | undefined;
}

/** What an action registry reads of a plugin. */
export interface ActionOwner {
  readonly actions?: readonly ActionDefinition[];
}

/** Collects the actions of the server and of plugins that were found to be usable: each has an id of its own. */
export function createActionRegistry(
  core: readonly ActionDefinition[],
  plugins: readonly ActionOwner[],
): ActionRegistry {
  const all = [...core, ...plugins.flatMap(({ actions = [] }) => actions)];
  const byId = new Map(all.map((action) => [action.id, action]));
  return { all, find: (id) => byId.get(id) };
}
