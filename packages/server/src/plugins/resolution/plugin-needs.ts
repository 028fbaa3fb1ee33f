import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { satisfies, valid, validRange } from 'semver';
import type { KnownParts } from './known-parts.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

/**
 * Puts plugins behind those that they need, and leaves them in the order of their list otherwise.
 * @returns those in order, and those that wait for each other, or for one that does
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

/** Whether the plugins that this one needs are there, in versions that will do. */
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
            `The version ${version} of plugin ${id} is not a version: write it as 1.2.3.`,
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
    const there = known.plugins.get(need);
    if (there !== undefined && satisfies(there, range, { includePrerelease: true })) return [];
    const message = `Plugin ${id} needs ${need} ${range}, but ${there ?? 'one without a version'} is installed.`;
    return [refusal('SERVER_PLUGIN_VERSION', message)];
  });
  return [...own, ...others];
}

/** Plugins that a server goes on with, and why it goes on without others. */
export interface UsablePlugins {
  readonly plugins: readonly ServerPlugin[];
  readonly problems: readonly PluginProblem[];
}

/**
 * Takes plugins through one step of the start, one after the other. One with a problem is left out, and so is who
 * needs it, without a try.
 * @param plugins those that others need first
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
