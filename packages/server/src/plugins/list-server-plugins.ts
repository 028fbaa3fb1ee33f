import { actions, type ServerPluginItem, type ServerPlugins, endpoints } from '@admin/contract';
import { notFound } from '../errors/request-errors.ts';
import { originOf } from '../events/change-record.ts';
import type { Actor } from '../identity/actor.ts';
import type { PluginContext } from '../plugin-api/plugin-context.ts';
import { durableListenersRef, externalPluginsRef, jobsRef, pluginsRef } from '../plugin-api/service-refs.ts';
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
 * Lists the plugins of the server with the settings that the caller may read. Callers who may read the list of plugins
 * also get the plugins left out, jobs, and undelivered events.
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
    ...(plugin.panelPlugin !== undefined && { panelPlugin: plugin.panelPlugin }),
  }));
  const mayRead = permissions.holds(actions.pluginsRead);
  const external =
    mayRead || permissions.holds(actions.pluginsUpdate)
      ? { external: [...(await get(externalPluginsRef).list())] }
      : {};
  if (!mayRead) return { plugins: items, ...external };
  return {
    plugins: items,
    ...external,
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
  route(endpoints.changeServerPlugin, async ({ services, actor, params, body }) => {
    const origin = originOf(actor.permissions);
    const plugin = await services.get(externalPluginsRef).change(params.id, body.isDisabled, origin);
    if (plugin === undefined) throw notFound();
    return { data: plugin };
  }),
];
