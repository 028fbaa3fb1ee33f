import type { pluginSettingsEndpoints, ServerPlugins, SettingValues } from '@admin/contract';
import { ApiError, type HttpClient, httpRef, useService } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Loads the plugins of the server; null from servers without the endpoint. */
export function serverPluginsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['server-plugins', 'list'],
    queryFn: async ({ signal }): Promise<ServerPlugins | null> => {
      try {
        return (await http.call('GET /admin/server-plugins', { signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}

/** Loads the settings of a plugin. */
export function pluginSettingsQuery(http: HttpClient, plugin: string) {
  return queryOptions({
    queryKey: ['server-plugins', 'settings', plugin],
    queryFn: async ({ signal }): Promise<SettingValues> => {
      const calls = http.for<typeof pluginSettingsEndpoints>();
      return (await calls.call('GET /:plugin/settings', { params: { plugin }, signal })).data;
    },
  });
}

/**
 * Returns whether to link to the plugins page: the user may read the settings of a plugin, or administers the project.
 */
export function useOffersPlugins(): boolean {
  const { data } = useQuery(serverPluginsQuery(useService(httpRef)));
  if (!data) return false;
  return data.leftOut !== undefined || data.plugins.some(({ settings }) => settings !== null);
}
