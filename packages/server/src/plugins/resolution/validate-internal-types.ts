import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-problem.ts';

/**
 * What is wrong with the types that a plugin describes: named after somebody else, or twice.
 * @param anyName whether they may be named after somebody else
 */
export function validateInternalTypes(
  { id, internalTypes = [] }: Pick<ServerPlugin, 'id' | 'internalTypes'>,
  anyName: boolean,
): readonly PluginProblem[] {
  const own = new Set<string>();
  return internalTypes.flatMap(({ uid }) => {
    const isTaken = own.has(uid);
    own.add(uid);
    if (!isTaken && (anyName || uid.startsWith(`plugin::${id}.`))) return [];
    const message = `The content type ${uid} of the plugin ${id} must be there once and start with plugin::${id}. and a name.`;
    return [{ code: 'CONTENT_TYPE_FOREIGN', pluginId: id, message }];
  });
}
