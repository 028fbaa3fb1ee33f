import type { pluginSettingsEndpoints, ServerPlugins, SettingValues } from '@admin/contract';
import { ApiError, type HttpClient, httpRef, useService } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The plugins of the server; null where it does not tell, as servers of others do. */
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

/** What is set about a plugin. */
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
 * Whether the page of the plugins is for this user: the server tells of them, and there are settings that the user may
 * read, or the user looks after the whole project.
 */
export function useOffersPlugins(): boolean {
  const { data } = useQuery(serverPluginsQuery(useService(httpRef)));
  if (!data) return false;
  return data.leftOut !== undefined || data.plugins.some(({ settings }) => settings !== null);
}
