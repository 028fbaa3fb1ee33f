import type { Page } from '@admin/content-model';
import type { AdminUser, InvitationState } from '@admin/contract';
import { type HttpClient, optional, tags } from '@admin/shell';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { settingsTags } from '../tags.ts';

/** A page of users. */
export interface UserPage {
  readonly results: readonly AdminUser[];
  readonly pagination: Pick<Page<AdminUser>['pagination'], 'pageCount' | 'total'>;
}

/** A page of users. The rows of the page before stay until the next ones are there. */
export function usersQuery(http: HttpClient, query: Readonly<Record<string, unknown>>) {
  return queryOptions({
    queryKey: [tags.user, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<UserPage> =>
      (await http.call('GET /admin/users', { query, signal })).data,
  });
}

/** One user. */
export function userQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [tags.user, 'one', id],
    queryFn: async ({ signal }): Promise<AdminUser> =>
      (await http.call('GET /admin/users/:id', { params: { id }, signal })).data,
  });
}

/** Whether a user can be invited once more; null from a server that does not say, and does not do it either. */
export function invitationQuery(http: HttpClient, id: number) {
  return queryOptions({
    queryKey: [tags.user, 'invitation', id],
    queryFn: async ({ signal }): Promise<InvitationState | null> =>
      (await optional(http.call('GET /admin/users/:id/invitation', { params: { id }, signal })))?.data ??
      null,
  });
}

/**
 * The ids of users who were invited and have not registered; none from a server without the endpoint.
 * @param ids the inactive users of a page; nothing is requested without one
 */
export function pendingInvitationsQuery(http: HttpClient, ids: readonly number[]) {
  return queryOptions({
    queryKey: [tags.user, 'pending invitations', ids],
    enabled: ids.length > 0,
    queryFn: async ({ signal }): Promise<readonly number[]> =>
      (await optional(http.call('GET /admin/users/invitations', { query: { ids: ids.join(',') }, signal })))
        ?.data ?? [],
  });
}

/**
 * Lets everything that depends on who there is be fetched again: the users, the seats that are left, and the
 * roles with their numbers of users.
 */
export function useUsersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const stale = [tags.user, settingsTags.licenseLimits, tags.role];
    await Promise.all(stale.map((tag) => queries.invalidateQueries({ queryKey: [tag] })));
  }, [queries]);
}

/** What a user is called: their name, else what they sign in with. */
export function userName({
  firstname,
  lastname,
  username,
  email,
}: Pick<AdminUser, 'firstname' | 'lastname' | 'username' | 'email'>): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || email;
}
