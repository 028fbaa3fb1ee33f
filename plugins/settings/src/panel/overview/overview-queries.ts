import type { Information } from '@admin/contract';
import { type HttpClient, optional } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';
import type { projectEndpoints, ProjectSettings } from '../../endpoints/project.ts';
import { settingsTags } from '../tags.ts';

/** The client of the calls about how the project looks. */
export function projectCalls(http: HttpClient) {
  return http.for<typeof projectEndpoints>();
}

/** What runs on the server. */
export function informationQuery(http: HttpClient) {
  return queryOptions({
    queryKey: ['Information'],
    queryFn: async ({ signal }): Promise<Information> =>
      (await http.call('GET /admin/information', { signal })).data,
  });
}

/** The logos in use; null from a server that has none but the built-in ones. */
export function projectSettingsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [settingsTags.projectSettings],
    queryFn: ({ signal }): Promise<ProjectSettings | null> =>
      optional(projectCalls(http).call('GET /admin/project-settings', { signal })),
  });
}
