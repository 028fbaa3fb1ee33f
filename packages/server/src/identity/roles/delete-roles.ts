import type { RoleRecord } from '@admin/contract';
import type { ValidationDetail } from '../../errors/app-error.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import { originOf } from '../../events/change-record.ts';
import type { Actor } from '../actor.ts';
import { roleChanges } from '../change-points.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { markPermissionsChanged } from '../permissions/stored-permissions.ts';
import {
  isSuperAdminRole,
  lockRoles,
  presentRole,
  roleEntity,
  roleNotFound,
  type RoleRow,
} from '../records/role-record.ts';

/** The part of the request that names the roles. */
type NamedBy = 'id' | 'ids';

async function rolesWithUsers(
  tables: IdentityDatabase,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tables
    .selectFrom('admin_user_roles')
    .select('role_id')
    .distinct()
    .where('role_id', 'in', [...ids])
    .execute();
  return new Set(rows.map(({ role_id }) => role_id));
}

function refusal(role: RoleRow, used: ReadonlySet<number>): string | null {
  if (isSuperAdminRole(role)) return 'You cannot delete the super admin role';
  return used.has(role.id) ? `The role ${role.name} still has users: give them another role first` : null;
}

async function deleteLocked(
  context: IdentityContext,
  actor: Actor,
  ids: readonly number[],
  namedBy: NamedBy,
): Promise<readonly RoleRow[]> {
  const deleted = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    // A locked role cannot be assigned, so none gets a user before it is deleted.
    const roles = await lockRoles(context, tables, ids);
    const used = await rolesWithUsers(tables, ids);
    const errors = roles.flatMap((role): ValidationDetail[] => {
      const message = refusal(role, used);
      return message === null ? [] : [{ path: [namedBy], message, name: 'ValidationError' }];
    });
    if (errors.length > 0) throw validationFailed(errors);
    const origin = originOf(actor.permissions);
    const deletions = () =>
      roles.map(({ id, name, description }) => ({ id, before: { name, description }, origin }));
    await context.events.runBefore(roleChanges, 'delete', tables, () =>
      deletions().map((change) => ({ ...change, values: {} })),
    );
    await tables
      .deleteFrom('admin_roles')
      .where('id', 'in', [...ids])
      .execute();
    await markPermissionsChanged(tables, timestamp(context));
    await context.events.runAfter(roleChanges, 'delete', tables, () =>
      deletions().map((change) => ({ ...change, after: null })),
    );
    await context.events.recordChange(tables, () =>
      roles.map((role) => ({
        action: 'role.delete',
        entity: roleEntity(role),
        origin,
        before: { name: role.name, description: role.description },
      })),
    );
    return roles;
  });
  for (const { id } of deleted) context.events.emit('role.deleted', { roleId: id, actorId: actor.user.id });
  return deleted;
}

/**
 * Deletes a role with its permissions.
 * @throws AppError NOT_FOUND (404); VALIDATION_FAILED (400) for the super administrator role and a role with users
 */
export async function deleteRole(context: IdentityContext, actor: Actor, id: number): Promise<RoleRecord> {
  const [role] = await deleteLocked(context, actor, [id], 'id');
  if (role === undefined) throw roleNotFound();
  return presentRole(role);
}

/**
 * Deletes several roles, all or none; unknown ids are ignored.
 * @throws AppError VALIDATION_FAILED (400) for the super administrator role and roles with users
 */
export async function deleteRoles(
  context: IdentityContext,
  actor: Actor,
  ids: readonly number[],
): Promise<RoleRecord[]> {
  const roles = await deleteLocked(context, actor, [...new Set(ids)], 'ids');
  return roles.map(presentRole);
}
