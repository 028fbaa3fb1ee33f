import type { ContentApiAction } from '../../content-api/content-api-action.ts';
import { builtInConditions } from '../../identity/conditions.ts';
import type { ActionDefinition } from '../../identity/actions.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { validateNamed, type KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

const apiClientActionForm = /^[a-z][\w-]*::[\w-]+\.[\w-]+\.[\w-]+$/;

/** Returns why an action cannot be granted to built-in roles by default; undefined when it can. */
function grantFault({ section, givenTo = {} }: ActionDefinition): string | undefined {
  const conditions = Object.values(givenTo);
  if (section === 'contentTypes' && conditions.length > 0) {
    return 'cannot be granted by default: actions on content types are granted per content type';
  }
  const odd = conditions.flat().find((condition) => builtInConditions.find(condition) === undefined);
  return odd === undefined ? undefined : `is granted under the unknown condition ${odd}`;
}

/**
 * Validates the actions of a plugin: their prefix, uniqueness and default grants.
 * @param anyName whether they may have the prefix of another owner
 */
export function validateActions(
  { id, actions = [] }: Pick<ServerPlugin, 'id' | 'actions'>,
  known: Pick<KnownParts, 'actions'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const own = new Set<string>();
  return actions.flatMap((action) => {
    const isTaken = known.actions.has(action.id) || own.has(action.id);
    own.add(action.id);
    if (isTaken) {
      const message = `The action ${action.id} of the plugin ${id} exists already: rename it.`;
      return [{ code: 'ACTION_DUPLICATE', pluginId: id, message }];
    }
    const fault = grantFault(action);
    if (fault !== undefined) {
      const message = `The action ${action.id} of the plugin ${id} ${fault}.`;
      return [{ code: 'ACTION_GRANT_INVALID', pluginId: id, message }];
    }
    if (anyName || action.id.startsWith(`plugin::${id}.`)) return [];
    const message = `The action ${action.id} of the plugin ${id} must start with plugin::${id}. followed by a name.`;
    return [{ code: 'ACTION_FOREIGN', pluginId: id, message }];
  });
}

/** Returns the fault of an API client action. Without `requires` it would be open to every client. */
function faultOf(
  { id, requires }: ContentApiAction,
  isTaken: boolean,
  actions: KnownParts['actions'],
): string | undefined {
  if (isTaken || !apiClientActionForm.test(id)) {
    return 'must be unique and have the form owner::name.controller.action';
  }
  if (requires === null || actions.has(requires)) return undefined;
  return `requires ${requires}, which is not a permission of roles: name one, or null`;
}

/** Validates the actions that a plugin declares for API clients. */
export function validateApiClientActions(
  { id, contentApiActions = [] }: Pick<ServerPlugin, 'id' | 'contentApiActions'>,
  known: Pick<KnownParts, 'actions' | 'apiClientActions'>,
): readonly PluginProblem[] {
  const own = new Set<string>();
  return contentApiActions.flatMap((action) => {
    const fault = faultOf(action, known.apiClientActions.has(action.id) || own.has(action.id), known.actions);
    own.add(action.id);
    if (fault === undefined) return [];
    const message = `The content API action ${action.id} of the plugin ${id} ${fault}.`;
    return [{ code: 'PROGRAM_ACTION_INVALID', pluginId: id, message }];
  });
}

/** Validates the conditions of a plugin, also those with values: prefix, uniqueness, name and functions. */
export function validateConditions({
  id,
  conditions = [],
  valuedConditions = [],
}: Pick<ServerPlugin, 'id' | 'conditions' | 'valuedConditions'>): readonly PluginProblem[] {
  const prefix = `plugin::${id}.`;
  const partOf = (
    condition: { readonly id: string; readonly displayName: unknown; readonly matches: unknown },
    values?: unknown,
  ) => ({
    name: condition.id,
    faultOf: (isTaken: boolean) => {
      if (isTaken) return 'exists already: rename it';
      if (!condition.id.startsWith(prefix)) return `must start with ${prefix} followed by a name`;
      if (typeof condition.displayName !== 'string' || condition.displayName === '')
        return 'needs a displayName';
      if (typeof condition.matches !== 'function') return 'needs a function matches';
      return values === undefined || typeof values === 'function' ? undefined : 'needs a function values';
    },
  });
  const parts = [
    ...conditions.map((condition) => partOf(condition)),
    ...valuedConditions.map((definition) => {
      const { values }: { readonly values: unknown } = definition;
      return partOf(definition, values ?? null);
    }),
  ];
  return validateNamed({ code: 'CONDITION_INVALID', pluginId: id, noun: 'condition' }, parts);
}
