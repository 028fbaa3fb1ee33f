import type { ExternalPluginItem, ServerPluginItem, ServerPlugins } from '@admin/contract';
import {
  readPluginTimes,
  useProblems,
  useRegistry,
  type BootProblem,
  type PluginTimes,
} from '@admin/shell/host';

/** Where the code of a plugin comes from. */
export type PluginOrigin = 'application' | 'data-folder' | 'configuration';

/** A plugin of the server, of this panel, or of both. */
export interface PluginRow {
  readonly id: string;
  readonly title: string;
  readonly version: string | null;
  readonly description: string | null;
  readonly origin: PluginOrigin;
  readonly settings: ServerPluginItem['settings'];
  /** Ids of its contributions to the panel, with their points. */
  readonly contributes: readonly string[];
  readonly problems: readonly BootProblem[];
  readonly times: PluginTimes;
  /** Set for plugins without a rebuild, if the user may see them. */
  readonly external: ExternalPluginItem | undefined;
}

/** The host is a plugin as well, but none that was installed. */
const hostId = 'shell';

type Registry = ReturnType<typeof useRegistry>;

/** Returns the contributions that the panel has accepted, by plugin. */
function contributionsOf({ points, list }: Registry): ReadonlyMap<string, readonly string[]> {
  const byPlugin = new Map<string, string[]>();
  for (const point of points) {
    // Only ids are read, which contributions of every point have.
    for (const { pluginId, contributionId } of list<object>(point as Parameters<typeof list<object>>[0])) {
      byPlugin.set(pluginId, [...(byPlugin.get(pluginId) ?? []), `${point.id}/${contributionId}`]);
    }
  }
  return byPlugin;
}

function originOf(external: ExternalPluginItem | undefined): PluginOrigin {
  if (!external) return 'application';
  return external.configuredAs === null ? 'data-folder' : 'configuration';
}

/** Merges the plugins of the server, those without a rebuild, and those of this panel. */
export function usePluginRows({ plugins, external = [] }: ServerPlugins): readonly PluginRow[] {
  const registry = useRegistry();
  const problems = useProblems();
  const contributions = contributionsOf(registry);
  const inPanel = registry.plugins.map(({ id }) => id).filter((id) => id !== hostId);
  const ids = [...new Set([...plugins, ...external].map(({ id }) => id).concat(inPanel))];
  return ids.map((id) => {
    const onServer = plugins.find((plugin) => plugin.id === id);
    const outside = external.find((plugin) => plugin.id === id);
    return {
      id,
      title: onServer?.title ?? outside?.title ?? id,
      version: outside?.version ?? onServer?.version ?? null,
      description: onServer?.description ?? outside?.description ?? null,
      origin: originOf(outside),
      settings: onServer?.settings ?? null,
      contributes: contributions.get(id) ?? outside?.contributes ?? [],
      problems: problems.filter(({ pluginId }) => pluginId === id),
      times: readPluginTimes(id),
      external: outside,
    };
  });
}
