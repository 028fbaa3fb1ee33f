import type { ContentPermissions } from '../../content/permissions/content-permissions.ts';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { fullPermissions, restrictedPermissions } from './content-permissions.ts';
import { createRolePermissions, permissionsVersion } from './stored-permissions.ts';
import { isSuperAdmin } from './super-admin.ts';

/** Somebody as their roles are asked about them. */
export interface RoleHolder {
  readonly userId: number;
  readonly roles: readonly Pick<ActorRole, 'id' | 'code'>[];
  /** Of all permissions, read together with the roles; null while nobody ever changed any. */
  readonly version: string | null;
}

/** Makes what adds up the roles of somebody. */
export function createPermissionsOfRoles(
  context: Pick<IdentityContext, 'tables'>,
): (holder: RoleHolder) => Promise<ContentPermissions> {
  const permissionsOfRole = createRolePermissions(context);
  return async ({ userId, roles, version }) => {
    if (isSuperAdmin(roles)) return fullPermissions(userId);
    const roleIds = roles.map(({ id }) => id);
    const permissions = await Promise.all(roleIds.map((roleId) => permissionsOfRole(roleId, version)));
    return restrictedPermissions({ userId, roleIds }, permissions, version);
  };
}

/**
 * Makes the question what somebody may do at this moment, for what acts for them while they are not there. It is
 * read from the database each time.
 * @returns null for somebody who is gone or may not sign in
 */
export function createPermissionsOfUser(
  context: Pick<IdentityContext, 'tables'>,
): (userId: number) => Promise<ContentPermissions | null> {
  const permissionsOf = createPermissionsOfRoles(context);
  return async (userId) => {
    const rows = await context.tables
      .selectFrom('admin_users as user')
      .leftJoin('admin_user_roles as link', 'link.user_id', 'user.id')
      .leftJoin('admin_roles as role', 'role.id', 'link.role_id')
      .leftJoin('admin_settings as version', (join) =>
        join.on((row) => row('version.name', '=', permissionsVersion)),
      )
      .select(['role.id', 'role.code', 'version.value as version'])
      .where('user.id', '=', userId)
      .where('user.is_active', '=', 1)
      .where('user.blocked', '=', 0)
      .execute();
    const [row] = rows;
    if (row === undefined) return null;
    // Stryker disable next-line all: the columns of a role are null together, and no role has the id null.
    const roles = rows.flatMap(({ id, code }) => (id === null || code === null ? [] : [{ id, code }]));
    return permissionsOf({ userId, roles, version: row.version });
  };
}
