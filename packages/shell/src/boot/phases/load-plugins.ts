import { isPlugin, type Plugin } from '../../extension/core/plugin.ts';
import { reportBuiltIns, restoreBuiltIns } from '../../extension/problems/built-ins.ts';
import { describeCause, unknownPluginId, type Report } from '../../extension/problems/problem.ts';
import { withinLimit, type Clock } from '../../clock.ts';

/** A plugin, or a function that imports a module which exports one. */
export type PluginSource = Plugin | (() => Promise<unknown>);

/** Returns the name of a plugin whose id is unknown: its file, if the source reveals it. */
async function describeSource(source: () => unknown, index: number): Promise<string> {
  const names = await import('../errors/owner-of-stack.ts').then(
    (module) => module.chunkNames(source),
    () => [],
  );
  return names[0] ?? `plugins[${index}]`;
}

/** Returns the plugins that a module exports, one by one or as a list, or the plugin itself. */
function pluginsIn(loaded: unknown): readonly Plugin[] {
  if (isPlugin(loaded)) return [loaded];
  if (typeof loaded !== 'object' || loaded === null) return [];
  return [...new Set(Object.values(loaded).flat())].filter(isPlugin);
}

/**
 * Fetches the plugins behind functions in parallel, in the order of the list. Leaves out and reports a plugin that is
 * not fetched in time, throws while it is evaluated or is not exported.
 * @returns the plugins of each source
 */
export async function loadPlugins(
  sources: readonly PluginSource[],
  options: { readonly clock: Clock; readonly milliseconds: number; readonly report: Report },
): Promise<readonly (readonly Plugin[])[]> {
  const load = async (source: PluginSource, index: number): Promise<readonly Plugin[]> => {
    if (typeof source !== 'function') {
      if (isPlugin(source)) return [source];
      // Reported here, where the position is that in the configuration: plugins that failed to load leave no gap later.
      const message = `Entry ${index} of the plugin list was not made with \`definePlugin\`.`;
      options.report({ code: 'PLUGIN_INVALID', pluginId: `plugins[${index}]`, message, context: { index } });
      return [];
    }
    const leaveOut = async (message: string, cause?: unknown): Promise<readonly Plugin[]> => {
      const pluginId = await describeSource(source, index);
      options.report({ code: 'PLUGIN_LOAD_FAILED', pluginId, message, context: { index, cause } });
      return [];
    };
    const fetching = (async () => source())();
    const [fetched] = await Promise.allSettled([withinLimit(fetching, options)]);
    // Synchronously, because other plugins could use the replaced built-in.
    const replaced = restoreBuiltIns();
    const found = fetched.status === 'fulfilled' ? pluginsIn(fetched.value) : [];
    if (replaced.length > 0) {
      reportBuiltIns(replaced, found[0]?.id ?? (await describeSource(source, index)), options.report);
    }
    if (fetched.status === 'rejected') {
      const cause: unknown = fetched.reason;
      return leaveOut(`The plugin could not be loaded: ${describeCause(cause)}`, cause);
    }
    if (found.length > 0) return found;
    return leaveOut('The module exports nothing that was made with `definePlugin`.');
  };
  // Plugins in the panel's own code have been evaluated, so a replaced built-in cannot be traced to one of them.
  reportBuiltIns(restoreBuiltIns(), unknownPluginId, options.report);
  return Promise.all(sources.map(load));
}
