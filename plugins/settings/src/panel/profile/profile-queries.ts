import type { AdminUser, SessionSummary } from '@admin/contract';
import { type HttpClient, httpRef, optional, tags, useService } from '@admin/shell';
import { queryOptions, useQuery } from '@tanstack/react-query';

/** Loads the current user. */
export function meQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'profile'],
    queryFn: async ({ signal }): Promise<AdminUser> =>
      (await http.call('GET /admin/users/me', { signal })).data,
  });
}

/**
 * Loads the sessions of the user; null from a server without them, where a new password does not end sessions.
 */
export function sessionsQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.me, 'sessions'],
    queryFn: async ({ signal }): Promise<readonly SessionSummary[] | null> =>
      (await optional(http.call('GET /admin/users/me/sessions', { signal })))?.data ?? null,
  });
}

/** Returns whether the server has sessions. True while that is unknown, so that the layout does not move. */
export function useHasSessions(): boolean {
  return useQuery(sessionsQuery(useService(httpRef))).data !== null;
}
