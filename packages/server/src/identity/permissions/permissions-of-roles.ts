import type { ContentPermissions } from '../../content/permissions/content-permissions.ts';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { fullPermissions, restrictedPermissions } from './content-permissions.ts';
import { createRolePermissions } from './stored-permissions.ts';
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
