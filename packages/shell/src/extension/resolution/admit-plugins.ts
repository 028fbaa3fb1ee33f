import { isPlugin, type Plugin } from '../core/plugin.ts';
import type { BootProblem } from '../problems/problem.ts';

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;

function hasId(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

function isContribution(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return 'point' in value && hasId(value.point) && 'entries' in value && Array.isArray(value.entries);
}

function isListOf(value: unknown, accepts: (item: unknown) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every(accepts));
}

/** Names an item of a list for an error message. */
function describe(list: unknown, index: number): string {
  const item: unknown = Array.isArray(list) ? list[index] : undefined;
  if (typeof item === 'string') return `the text '${item.slice(0, 40)}'`;
  return item === null ? 'null' : `of type ${typeof item}`;
}

/** Returns the error that makes a plugin unusable; undefined if there is none. */
function findFault(plugin: Plugin): string | undefined {
  const id: unknown = plugin.id;
  if (typeof id !== 'string' || !kebabCase.test(id)) {
    return `The plugin id '${String(id)}' is not kebab case: use a-z, 0-9 and single dashes.`;
  }
  if (!isListOf(plugin.points, hasId)) return '`points` must be a list of extension points.';
  if (!isListOf(plugin.contributes, isContribution)) {
    const { contributes }: { readonly contributes?: unknown } = plugin;
    const index = Array.isArray(contributes) ? contributes.findIndex((one) => !isContribution(one)) : -1;
    const which = index === -1 ? '' : ` Item ${index} of it is ${describe(contributes, index)}.`;
    return `\`contributes\` must be a list of what the \`add\` of extension points returned.${which}`;
  }
  if (plugin.activate !== undefined && typeof plugin.activate.run !== 'function') {
    return '`activate` must be made with `activation`.';
  }
  return undefined;
}

/**
 * Selects the plugins of a panel: valid ones with unique ids, and in safe mode only those that the host trusts. Plugins
 * left out in safe mode are not problems; the others are reported.
 */
export function admitPlugins(
  candidates: readonly unknown[],
  { safe = false, trusted = [] }: { readonly safe?: boolean; readonly trusted?: readonly Plugin[] } = {},
): { readonly plugins: readonly Plugin[]; readonly problems: readonly BootProblem[] } {
  const plugins = new Map<string, Plugin>();
  const problems: BootProblem[] = [];
  for (const [index, candidate] of candidates.entries()) {
    if (!isPlugin(candidate)) {
      const message = `Entry ${index} of the plugin list was not made with \`definePlugin\`.`;
      problems.push({ code: 'PLUGIN_INVALID', pluginId: `plugins[${index}]`, message, context: { index } });
      continue;
    }
    const pluginId: string = candidate.id;
    const fault = findFault(candidate);
    if (fault) problems.push({ code: 'PLUGIN_INVALID', pluginId, message: fault, context: { index } });
    else if (plugins.has(pluginId)) {
      const message = `Another plugin has the id '${pluginId}'; this one is left out.`;
      problems.push({ code: 'DUPLICATE_PLUGIN', pluginId, message, context: { index } });
    } else if (!safe || trusted.includes(candidate)) plugins.set(pluginId, candidate);
  }
  return { plugins: [...plugins.values()], problems };
}
