import type { StoredPermission } from '@admin/contract';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { allPermissions, presentPermission } from '../permissions/own-permissions.ts';
import { readRolePermissions } from '../permissions/stored-permissions.ts';

/**
 * The permissions of the signed-in user, spelled out; those of a super administrator are worked out. What waits for a
 * plugin is not among them: callers would lead to its pages.
 */
export async function listPermissions(context: IdentityContext, actor: Actor): Promise<StoredPermission[]> {
  if (actor.isSuperAdmin) {
    const locales = await context.locales.codes();
    return allPermissions(context.schemas, context.actions, locales).map(presentPermission);
  }
  const byRole = await Promise.all(actor.roles.map(({ id }) => readRolePermissions(context.tables, id)));
  return byRole
    .flat()
    .filter(({ action }) => !context.actions.isAwaited(action))
    .map(presentPermission);
}
