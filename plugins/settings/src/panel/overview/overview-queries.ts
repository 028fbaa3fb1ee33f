import type { Information, ProjectSettings } from '@admin/contract';
import { type HttpClient, tags } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** What runs on the server. */
export function informationQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['Information'],
    queryFn: async ({ signal }): Promise<Information> =>
      (await http.call('GET /admin/information', { signal })).data,
  });
}

/** The logos in use. */
export function projectSettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.projectSettings],
    queryFn: ({ signal }): Promise<ProjectSettings> => http.call('GET /admin/project-settings', { signal }),
  });
}
