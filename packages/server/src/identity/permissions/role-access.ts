import type { ContentAccess } from '../../content/access.ts';
import type { ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { fullAccess, restrictedAccess } from './content-access.ts';
import { createRoleRights } from './role-rights.ts';
import { isSuperAdmin } from './super-admin.ts';

/** Somebody as their roles are asked about them. */
export interface RoleHolder {
  readonly userId: number;
  readonly roles: readonly Pick<ActorRole, 'id' | 'code'>[];
  /** Of all rights, read together with the roles; null while nobody ever changed any. */
  readonly version: string | null;
}

/** Makes what adds up the roles of somebody. */
export function createRoleAccess(
  context: Pick<IdentityContext, 'tables'>,
): (holder: RoleHolder) => Promise<ContentAccess> {
  const rightsOf = createRoleRights(context);
  return async ({ userId, roles, version: read }) => {
    if (isSuperAdmin(roles)) return fullAccess(userId);
    const version = read ?? '';
    const roleIds = roles.map(({ id }) => id);
    const rights = await Promise.all(roleIds.map((roleId) => rightsOf(roleId, version)));
    return restrictedAccess({ userId, roleIds }, rights, version);
  };
}
