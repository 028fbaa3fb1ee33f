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

/** Loads a page of users. The rows of the previous page remain until the next ones are loaded. */
export function usersQuery(http: HttpClient, query: Readonly<Record<string, unknown>>) {
  return queryOptions({
    queryKey: [tags.user, 'list', query],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<UserPage> =>
      (await http.call('GET /admin/users', { query, signal })).data,
  });
}

/** Loads one user. */
export function userQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [tags.user, 'one', id],
    queryFn: async ({ signal }): Promise<AdminUser> =>
      (await http.call('GET /admin/users/:id', { params: { id }, signal })).data,
  });
}

/** Loads whether a user can be invited again; null from a server that does not support it. */
export function invitationQuery(http: HttpClient, id: number) {
  return queryOptions({
    queryKey: [tags.user, 'invitation', id],
    queryFn: async ({ signal }): Promise<InvitationState | null> =>
      (await optional(http.call('GET /admin/users/:id/invitation', { params: { id }, signal })))?.data ??
      null,
  });
}

/**
 * Loads the ids of users who were invited and have not registered; none from a server without the endpoint.
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

/** Reloads the data that depends on the list of users: users, available seats, and roles with their numbers of users. */
export function useUsersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const stale = [tags.user, settingsTags.licenseLimits, tags.role];
    await Promise.all(stale.map((tag) => queries.invalidateQueries({ queryKey: [tag] })));
  }, [queries]);
}

/** Returns the display name of a user: the name, or else the email address or user name. */
export function userName({
  firstname,
  lastname,
  username,
  email,
}: Pick<AdminUser, 'firstname' | 'lastname' | 'username' | 'email'>): string {
  return [firstname, lastname].filter(Boolean).join(' ') || username || email;
}
