import type { AdminUser, SessionSummary } from '@admin/contract';
import { type HttpClient, httpRef, optional, tags, useService } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** The signed-in user. */
export function meQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'profile'],
    queryFn: async ({ signal }): Promise<AdminUser> =>
      (await http.call('GET /admin/users/me', { signal })).data,
  });
}

/**
 * Where the user is signed in; null from a server that does not keep track of it. Such a server has no other
 * call about sessions either, and a new password ends none.
 */
export function sessionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'sessions'],
    queryFn: async ({ signal }): Promise<readonly SessionSummary[] | null> =>
      (await optional(http.call('GET /admin/users/me/sessions', { signal })))?.data ?? null,
  });
}

/** Whether the server can end sessions. Unknown counts as so: nothing moves on the page where it is. */
export function useHasSessions(): boolean {
  return useQuery(sessionsQuery(useService(httpRef))).data !== null;
}
