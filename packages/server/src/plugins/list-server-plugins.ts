import { actions, type ServerPluginItem, type ServerPlugins, endpoints } from '@admin/contract';
import type { Actor } from '../identity/actor.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { durableListenersRef, jobsRef, pluginsRef } from '../plugin-api/service-refs.ts';
import type { PluginFacts } from '../plugin-api/plugin-facts.ts';
import { describeSettings } from './settings/setting-schema.ts';
import { settingsActions } from './settings/with-settings.ts';
import { route, type Route } from '../plugin-api/index.ts';

type Permissions = Pick<Actor['permissions'], 'holds'>;

function settingsOf({ id, settings }: PluginFacts, permissions: Permissions): ServerPluginItem['settings'] {
  if (settings === undefined) return null;
  const { read, update } = settingsActions(id);
  const mayUpdate = permissions.holds(update);
  if (!mayUpdate && !permissions.holds(read)) return null;
  return { schema: describeSettings(settings.schema), mayUpdate };
}

/**
 * Lists the plugins of the server with the settings that the caller may read. Callers who may read the settings of the
 * project also get the plugins left out, jobs, and undelivered events.
 */
export async function listServerPlugins(
  { get }: Pick<PluginContext, 'get'>,
  permissions: Permissions,
): Promise<ServerPlugins> {
  const { plugins, problems } = get(pluginsRef);
  const items = plugins.map((plugin) => ({
    id: plugin.id,
    title: plugin.title,
    version: plugin.version ?? null,
    description: plugin.description ?? null,
    settings: settingsOf(plugin, permissions),
  }));
  if (!permissions.holds(actions.projectSettingsRead)) return { plugins: items };
  return {
    plugins: items,
    leftOut: problems.map(({ pluginId, code, message }) => ({ plugin: pluginId, code, message })),
    jobs: [...(await get(jobsRef).list())],
    owed: [...(await get(durableListenersRef).undelivered())],
  };
}

/** The routes of the plugin list. */
export const serverPluginRoutes: readonly Route[] = [
  route(endpoints.readServerPlugins, async ({ services, actor }) => ({
    data: await listServerPlugins(services, actor.permissions),
  })),
];
