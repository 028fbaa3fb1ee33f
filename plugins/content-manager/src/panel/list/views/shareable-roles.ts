import { tags, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** A role to share with. */
export interface ShareableRole {
  readonly id: number;
  readonly name: string;
}

/** The roles that a view can be shared with: all of them for those who may read roles, otherwise one's own. */
export function shareableRolesQuery(http: HttpClient, which: 'all' | 'own') {
  return queryOptions({
    queryKey: [tags.role, 'shareable', which],
    queryFn: async ({ signal }): Promise<readonly ShareableRole[]> =>
      which === 'all'
        ? (await http.call('GET /admin/roles', { signal })).data
        : (await http.call('GET /admin/users/me', { signal })).data.roles,
  });
}
