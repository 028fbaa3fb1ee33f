import type { AdminUser, SessionSummary } from '@admin/contract';
import { tags, type HttpClient } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** The signed-in user. */
export function meQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'profile'],
    queryFn: async ({ signal }): Promise<AdminUser> =>
      (await http.call('GET /admin/users/me', { signal })).data,
  });
}

/** Where the user is signed in. */
export function sessionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'sessions'],
    queryFn: async ({ signal }): Promise<readonly SessionSummary[]> =>
      (await http.call('GET /admin/users/me/sessions', { signal })).data,
  });
}
