import type { ExternalPluginItem, ServerPluginItem, ServerPlugins } from '@admin/contract';
import {
  readPluginTimes,
  useProblems,
  useRegistry,
  type BootProblem,
  type PluginTimes,
} from '@admin/shell/host';
import { useIntl } from 'react-intl';

/** Where the code of a plugin comes from. */
export type PluginOrigin = 'application' | 'data-folder' | 'configuration';

/** A plugin of the server, of this panel, or of both. */
export interface PluginRow {
  /** Id of the panel plugin; of the server plugin if none belongs to it. */
  readonly id: string;
  readonly title: string;
  readonly version: string | null;
  readonly description: string | null;
  readonly origin: PluginOrigin;
  /** True if this panel runs it. */
  readonly isInPanel: boolean;
  /** The server plugins that belong to it: usually one. */
  readonly serverPlugins: readonly ServerPluginItem[];
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

/** Returns the common version of the plugins; null if there is none. */
function commonVersion(plugins: readonly ServerPluginItem[]): string | null {
  const [first = null, ...others] = new Set(plugins.map(({ version }) => version));
  return others.length === 0 ? first : null;
}

const panelIdOf = ({ id, panelPlugin = id }: ServerPluginItem): string => panelPlugin;

/** Merges the plugins of the server, those without a rebuild, and those of this panel; one row for each plugin. */
export function usePluginRows({ plugins, external = [] }: ServerPlugins): readonly PluginRow[] {
  const intl = useIntl();
  const registry = useRegistry();
  const problems = useProblems();
  const contributions = contributionsOf(registry);
  const inPanel = new Map(
    registry.plugins.filter(({ id }) => id !== hostId).map((plugin) => [plugin.id, plugin]),
  );
  const ids = new Set([...plugins.map(panelIdOf), ...external.map(({ id }) => id), ...inPanel.keys()]);
  return [...ids].map((id) => {
    const serverPlugins = plugins.filter((plugin) => panelIdOf(plugin) === id);
    const outside = external.find((plugin) => plugin.id === id);
    const panelPlugin = inPanel.get(id);
    const titles = serverPlugins.map(({ title }) => title);
    const descriptions = serverPlugins.flatMap(({ description }) => description ?? []);
    return {
      id,
      title: titles.length > 0 ? intl.formatList(titles) : (outside?.title ?? panelPlugin?.title ?? id),
      version: outside?.version ?? commonVersion(serverPlugins) ?? panelPlugin?.version ?? null,
      description:
        descriptions.length > 0
          ? descriptions.join(' ')
          : (outside?.description ?? panelPlugin?.description ?? null),
      origin: originOf(outside),
      isInPanel: panelPlugin !== undefined,
      serverPlugins,
      contributes: contributions.get(id) ?? outside?.contributes ?? [],
      problems: problems.filter(({ pluginId }) => pluginId === id),
      times: readPluginTimes(id),
      external: outside,
    };
  });
}
