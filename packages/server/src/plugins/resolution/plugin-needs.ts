import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { satisfies, valid, validRange } from 'semver';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/**
 * Sorts plugins so that each follows the plugins that it needs, otherwise in the order of the list.
 * @returns the sorted plugins, and those in or behind a circular dependency
 */
export function orderByNeeds(plugins: readonly ServerPlugin[]): {
  readonly ordered: readonly ServerPlugin[];
  readonly circular: readonly ServerPlugin[];
} {
  const ordered: ServerPlugin[] = [];
  let waiting = plugins;
  while (waiting.length > 0) {
    const ids = new Set(waiting.map(({ id }) => id));
    const next = waiting.find(({ needs = {} }) => Object.keys(needs).every((need) => !ids.has(need)));
    if (next === undefined) break;
    ordered.push(next);
    waiting = waiting.filter((plugin) => plugin !== next);
  }
  return { ordered, circular: waiting };
}

/** Validates that the needed plugins are installed in suitable versions. */
export function validateNeeds(
  { id, version, needs = {} }: ServerPlugin,
  known: Pick<KnownParts, 'plugins'>,
): readonly PluginProblem[] {
  const refusal = (code: string, message: string): PluginProblem => ({ code, pluginId: id, message });
  const own =
    version !== undefined && valid(version) === null
      ? [
          refusal(
            'SERVER_PLUGIN_INVALID',
            `The version ${version} of plugin ${id} is invalid: write it as 1.2.3.`,
          ),
        ]
      : [];
  const others = Object.entries(needs).flatMap(([need, range]) => {
    if (validRange(range) === null) {
      const message = `Plugin ${id} needs ${need} in version ${range}, which is not a version range: write it as ^1.2.0.`;
      return [refusal('SERVER_PLUGIN_INVALID', message)];
    }
    if (!known.plugins.has(need)) {
      const message = `Plugin ${id} needs plugin ${need}, which is not installed.`;
      return [refusal('SERVER_PLUGIN_MISSING', message)];
    }
    const installed = known.plugins.get(need);
    if (installed !== undefined && satisfies(installed, range, { includePrerelease: true })) return [];
    const message = `Plugin ${id} needs ${need} ${range}, but ${installed ?? 'one without a version'} is installed.`;
    return [refusal('SERVER_PLUGIN_VERSION', message)];
  });
  return [...own, ...others];
}

/** The usable plugins of a server, and the problems of those left out. */
export interface UsablePlugins {
  readonly plugins: readonly ServerPlugin[];
  readonly problems: readonly PluginProblem[];
}

/**
 * Runs one step of the start for each plugin, in sequence. A plugin with a problem is left out, and so are the plugins that
 * need it, without running the step.
 * @param plugins sorted by their needs
 */
export async function leaveOut(
  plugins: readonly ServerPlugin[],
  step: (plugin: ServerPlugin) => Promise<PluginProblem | undefined>,
): Promise<UsablePlugins> {
  const usable: ServerPlugin[] = [];
  const problems: PluginProblem[] = [];
  for (const plugin of plugins) {
    const { id, needs = {} } = plugin;
    const missing = Object.keys(needs).find((need) => !usable.some((other) => other.id === need));
    const problem =
      missing === undefined
        ? await step(plugin)
        : {
            code: 'SERVER_PLUGIN_MISSING',
            pluginId: id,
            message: `Plugin ${id} needs plugin ${missing}, which is not installed.`,
          };
    if (problem === undefined) usable.push(plugin);
    else problems.push(problem);
  }
  return { plugins: usable, problems };
}
