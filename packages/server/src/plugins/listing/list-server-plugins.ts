import { actions, type ServerPluginItem, type ServerPlugins } from '@admin/contract';
import type { Actor } from '../../identity/actor.ts';
import type { ServerServices } from '../../plugin-api/server-services.ts';
import type { PluginFacts } from '../../plugin-api/plugin-facts.ts';
import { describeSettings } from '../settings/setting-schema.ts';
import { settingsActions } from '../settings/with-settings.ts';

type Permissions = Pick<Actor['permissions'], 'holds'>;

function settingsOf({ id, settings }: PluginFacts, permissions: Permissions): ServerPluginItem['settings'] {
  if (settings === undefined) return null;
  const { read, update } = settingsActions(id);
  const mayUpdate = permissions.holds(update);
  if (!mayUpdate && !permissions.holds(read)) return null;
  return { schema: describeSettings(settings.schema), mayUpdate };
}

/**
 * The plugins of a server as somebody may see them: the settings that they may read, and, for those who may read the
 * settings of the project, what became of the plugins that are not there, of the jobs and of events that plugins have not heard of.
 */
export async function listServerPlugins(
  { plugins, jobs, listeners }: Pick<ServerServices, 'plugins' | 'jobs' | 'listeners'>,
  permissions: Permissions,
): Promise<ServerPlugins> {
  const usable = plugins();
  const items = usable.plugins.map((plugin) => ({
    id: plugin.id,
    title: plugin.title,
    version: plugin.version ?? null,
    description: plugin.description ?? null,
    settings: settingsOf(plugin, permissions),
  }));
  if (!permissions.holds(actions.projectSettingsRead)) return { plugins: items };
  return {
    plugins: items,
    leftOut: usable.problems.map(({ pluginId, code, message }) => ({ plugin: pluginId, code, message })),
    jobs: [...(await jobs.list())],
    owed: [...(await listeners.undelivered())],
  };
}
