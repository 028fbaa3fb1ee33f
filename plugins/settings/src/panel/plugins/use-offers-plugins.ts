import { httpRef, useService } from '@admin/shell';
import { useQuery } from '@tanstack/react-query';
import { serverPluginsQuery } from './server-plugins-query.ts';

/**
 * Whether the page of the plugins is for this user: the server tells of them, and there are settings that the user may
 * read, or the user looks after the whole project.
 */
export function useOffersPlugins(): boolean {
  const { data } = useQuery(serverPluginsQuery(useService(httpRef)));
  if (!data) return false;
  return data.leftOut !== undefined || data.plugins.some(({ settings }) => settings !== null);
}
