import { endpointPrefix, Wrapped, type Endpoint } from '@admin/contract';
import type { TSchema } from 'typebox';
import { originOf } from '../../events/change-record.ts';
import type { ActionDefinition } from '../../identity/actions.ts';
import { route, type Route } from '../../plugin-api/route.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import type { NamedSettings } from '../../plugin-api/settings.ts';
import { writableSettings } from './setting-schema.ts';

/** Returns the ids of the actions that permit reading and writing the settings of a plugin. */
export function settingsActions(pluginId: string): { readonly read: string; readonly update: string } {
  return { read: `plugin::${pluginId}.settings.read`, update: `plugin::${pluginId}.settings.update` };
}

function actionsOf({ id, title }: ServerPlugin): readonly ActionDefinition[] {
  const { read, update } = settingsActions(id);
  const shared = { section: 'settings', category: title, subCategory: 'settings' } as const;
  return [
    { ...shared, id: read, displayName: 'Read' },
    { ...shared, id: update, displayName: 'Update' },
  ];
}

function routesOf(pluginId: string, settings: NamedSettings): readonly Route[] {
  const { read, update } = settingsActions(pluginId);
  const path = `${endpointPrefix(pluginId, 'signed-in')}/settings` as const;
  const response: TSchema = Wrapped(settings.schema);
  // Users who may change settings must see them.
  const reading = { method: 'GET', path, policy: { anyOf: [read, update] }, response } satisfies Endpoint;
  const body = writableSettings(settings.schema);
  const writing = { method: 'PUT', path, policy: { anyOf: [update] }, body, response } satisfies Endpoint;
  return [
    route(reading, async ({ services }) => ({ data: await services.settings.read(settings) })),
    route(writing, async ({ services, actor, body: values }) => ({
      data: await services.settings.write(settings, values as object, originOf(actor.permissions)),
    })),
  ];
}

/** Returns the plugin with the actions and routes of its settings. */
export function withSettings(plugin: ServerPlugin): ServerPlugin {
  const { id, settings, actions = [], routes = [] } = plugin;
  if (settings === undefined) return plugin;
  return {
    ...plugin,
    actions: [...actions, ...actionsOf(plugin)],
    routes: [...routes, ...routesOf(id, settings)],
  };
}
