import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';

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
