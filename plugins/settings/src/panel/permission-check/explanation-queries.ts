import type { PermissionExplanation } from '@admin/contract';
import { type HttpClient, optional, tags } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** Whose permissions are checked. */
export type PermissionHolder = { readonly user: number } | { readonly role: number };

/** What is asked about them; the content type and everything behind it only for actions on entries. */
export interface PermissionQuestion {
  readonly action: string;
  readonly subject?: string;
  readonly field?: string;
  readonly locale?: string;
  readonly id?: string;
}

/** Why somebody may or may not do something. */
export function explanationQuery(http: HttpClient, holder: PermissionHolder, question: PermissionQuestion) {
  return queryOptions({
    queryKey: [tagOf(holder), 'explanation', holder, question],
    queryFn: async ({ signal }): Promise<PermissionExplanation> =>
      (await http.call('GET /admin/permissions/explain', { query: { ...holder, ...question }, signal })).data,
    // Who created an entry, or who has which role, may be another one by the next check.
    gcTime: 0,
    retry: false,
  });
}

/** Whether the server explains permissions at all; an action that every server has is asked about. */
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
