import type { ComponentConfiguration } from '@admin/contract';
import { ApiError, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import { contentTags } from './query-keys.ts';

/** How one component, and those in it, are arranged; null for one that does not exist. */
export function componentConfigurationQuery(http: HttpClient, uid: string) {
  return queryOptions({
    queryKey: [contentTags.componentConfiguration, uid],
    queryFn: async ({ signal }): Promise<ComponentConfiguration | null> => {
      const call = 'GET /content-manager/components/:uid/configuration';
      try {
        return (await http.call(call, { params: { uid }, signal })).data;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
  });
}
