import type { Schemas } from '@admin/content-model';
import type { PluginProblem } from '../../plugin-api/plugin-facts.ts';
import type { ServerPlugin } from '../../plugin-api/server-plugin.ts';
import { resolvedParts, type ResolutionHost } from '../resolution/resolve-plugins.ts';
import { validateRoutes } from '../resolution/validate-routes.ts';

type RoutedPlugin = Pick<ServerPlugin, 'id' | 'contentRoutes' | 'routes'>;

/** Returns a plugin whose `routes` include those that depend on content types. */
export function withContentRoutes(plugin: ServerPlugin, schemas: Schemas): ServerPlugin {
  const { contentRoutes, ...rest } = plugin;
  if (contentRoutes === undefined) return plugin;
  return { ...rest, routes: [...(plugin.routes ?? []), ...contentRoutes(schemas)] };
}

/**
 * Returns the first problem of the routes of a plugin that depend on content types: they follow the same rules as other
 * routes, and take no path of another plugin, whatever the order of the list.
 */
export function contentRoutesProblem(
  { id, contentRoutes }: RoutedPlugin,
  schemas: Schemas,
  { host, plugins }: { readonly host: ResolutionHost; readonly plugins: readonly ServerPlugin[] },
): PluginProblem | undefined {
  if (contentRoutes === undefined) return undefined;
  try {
    const known = resolvedParts(host, plugins);
    const [problem] = validateRoutes(
      { id, routes: contentRoutes(schemas) },
      known,
      host.trusted.includes(id),
    );
    return problem;
  } catch (cause) {
    const message = `The contentRoutes of the plugin ${id} failed: ${String(cause)}`;
    return { code: 'SERVER_PLUGIN_INVALID', pluginId: id, message, cause };
  }
}
