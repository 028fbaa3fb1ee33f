import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

const form = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

/**
 * What is wrong with the environment variables of a plugin: named after somebody else, or there already.
 * @param anyName whether they may be named after somebody else
 */
export function reviewVariables(
  { id, variables = [] }: Pick<ServerPlugin, 'id' | 'variables'>,
  known: Pick<KnownParts, 'variables'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const prefix = `${id.replaceAll('-', '_').toUpperCase()}_`;
  const own = new Set<string>();
  return variables.flatMap(({ name }) => {
    const isTaken = known.variables.has(name) || own.has(name);
    own.add(name);
    const isNamedWell = form.test(name) && (anyName || name.startsWith(prefix));
    if (!isTaken && isNamedWell) return [];
    const reason = isTaken
      ? 'exists already: rename it'
      : `must start with ${prefix} and be of capital letters`;
    const message = `The variable ${name} of the plugin ${id} ${reason}.`;
    return [{ code: 'VARIABLE_INVALID', pluginId: id, message }];
  });
}
