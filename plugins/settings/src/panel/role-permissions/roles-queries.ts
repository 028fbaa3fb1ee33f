import type { PermissionLayout, Role, StoredPermission } from '@admin/contract';
import { type HttpClient, tags } from '@admin/shell';
import { queryOptions } from '@tanstack/react-query';

/** Loads all roles with their numbers of users. */
export function rolesQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.role, 'list'],
    queryFn: async ({ signal }): Promise<readonly Role[]> =>
      (await http.call('GET /admin/roles', { signal })).data,
  });
}

/** Loads one role. */
export function roleQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [tags.role, 'one', id],
    queryFn: async ({ signal }): Promise<Role> =>
      (await http.call('GET /admin/roles/:id', { params: { id }, signal })).data,
  });
}

/** Loads the permissions of a role. */
export function rolePermissionsQuery(http: HttpClient, id: string) {
  return queryOptions({
    queryKey: [tags.rolePermissions, 'one', id],
    queryFn: async ({ signal }): Promise<readonly StoredPermission[]> =>
      (await http.call('GET /admin/roles/:id/permissions', { params: { id }, signal })).data,
  });
}

/** Loads every permission that roles can be granted. */
export function permissionLayoutQuery(http: HttpClient) {
  return queryOptions({
    queryKey: [tags.rolePermissions, 'layout'],
    queryFn: async ({ signal }): Promise<PermissionLayout> =>
      (await http.call('GET /admin/permissions', { signal })).data,
  });
}
