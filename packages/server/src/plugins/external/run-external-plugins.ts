import type { ExternalPluginItem, PanelPlugin } from '@admin/contract';
import type { RunningExternalPlugins } from '../../plugin-api/external-plugins.ts';
import { pluginFilesPath } from '../../plugin-api/external-plugins.ts';
import type { DisabledPlugins } from './disabled-plugins.ts';
import type { InstalledPlugin } from './open-external-plugins.ts';

function panelPlugin({ manifest: { id, panel }, hash }: InstalledPlugin): readonly PanelPlugin[] {
  return panel ? [{ id, folder: `${pluginFilesPath}/${id}/${hash}/`, ...panel }] : [];
}

/**
 * Creates the service that describes built plugins and provides the files of their panel halves.
 * @param active ids of the plugins whose server half runs
 */
export function runExternalPlugins(
  installed: readonly InstalledPlugin[],
  {
    active,
    disabled,
    now,
  }: {
    readonly active: ReadonlySet<string>;
    readonly disabled: DisabledPlugins;
    /** Milliseconds since 1970. */
    readonly now: () => number;
  },
): RunningExternalPlugins {
  const byId = new Map(installed.map((plugin) => [plugin.manifest.id, plugin]));

  const describeOne = (plugin: InstalledPlugin, ids: ReadonlySet<string>): ExternalPluginItem => {
    const { id, title, version, description = null, host, panel, server, contributes } = plugin.manifest;
    return {
      id,
      title,
      version,
      description,
      host,
      configuredAs: plugin.name,
      bytes: plugin.bytes,
      hasPanel: panel !== undefined,
      hasServer: server !== undefined,
      contributes,
      isDisabled: ids.has(id),
      serverRuns: active.has(id),
    };
  };

  // The panel half of a plugin whose server half does not run would call routes that do not exist.
  const isLoadable = ({ manifest: { id, server } }: InstalledPlugin) =>
    server === undefined || active.has(id);

  return {
    async list() {
      const ids = await disabled.read();
      return installed.map((plugin) => describeOne(plugin, ids));
    },
    describe(projectType) {
      // Servers without such plugins run no statement.
      if (installed.length === 0) return projectType;
      return disabled.read().then((ids) => {
        const plugins = installed
          .filter((plugin) => isLoadable(plugin) && !ids.has(plugin.manifest.id))
          .flatMap(panelPlugin);
        return plugins.length > 0 ? { ...projectType, plugins } : projectType;
      });
    },
    async change(id, isDisabled, origin) {
      const plugin = byId.get(id);
      if (plugin === undefined) return undefined;
      await disabled.change(id, isDisabled, { origin, at: new Date(now()).toISOString() });
      return describeOne(plugin, await disabled.read());
    },
    findFile(id, hash, file) {
      const plugin = byId.get(id);
      return plugin?.hash === hash ? plugin.panelFiles.get(file) : undefined;
    },
  };
}
