import type { PermissionExplanation } from '@admin/contract';
import { type HttpClient, optional, tags } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** The user or role whose permissions are checked. */
export type PermissionHolder = { readonly user: number } | { readonly role: number };

/** The permission to check. All fields except `action` are for actions on entries. */
export interface PermissionQuestion {
  readonly action: string;
  readonly subject?: string;
  readonly field?: string;
  readonly locale?: string;
  readonly id?: string;
}

/** Loads the explanation of a permission. */
export function explanationQuery(http: HttpClient, holder: PermissionHolder, question: PermissionQuestion) {
  return queryOptions({
    queryKey: [tagOf(holder), 'explanation', holder, question],
    queryFn: async ({ signal }): Promise<PermissionExplanation> =>
      (await http.call('GET /admin/permissions/explain', { query: { ...holder, ...question }, signal })).data,
    // Roles and creators can change between two checks.
    gcTime: 0,
    retry: false,
  });
}

/** Loads whether the server explains permissions, by checking an action that every server has. */
export function explainsQuery(http: HttpClient, holder: PermissionHolder) {
  return queryOptions({
    queryKey: [tagOf(holder), 'explains', holder],
    queryFn: async ({ signal }): Promise<boolean> => {
      const query = { ...holder, action: 'admin::roles.read' };
      return (await optional(http.call('GET /admin/permissions/explain', { query, signal }))) !== null;
    },
  });
}

function tagOf(holder: PermissionHolder): string {
  return 'user' in holder ? tags.user : tags.rolePermissions;
}
