import type { RoleRecord } from '@admin/contract';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import { identityTables } from '../identity-database.ts';
import { cleanRoleName, withUniqueName, type RoleText } from './role-name.ts';
import { presentRole, roleToChange } from '../records/role-record.ts';

/**
 * Gives a role another name or description; its code stays.
 * @throws AppError NOT_FOUND (404), SUPER_ADMIN_FIXED, VALIDATION_FAILED, ROLE_NAME_TAKEN (400)
 */
export async function updateRole(
  context: IdentityContext,
  actor: Actor,
  id: number,
  text: RoleText,
): Promise<RoleRecord> {
  const name = cleanRoleName(text.name);
  const changed = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const role = await roleToChange(context, tables, id, "Super admin can't be edited.");
    const { description = role.description } = text;
    const row = await withUniqueName(tables, { name, exceptId: id }, () =>
      tables
        .updateTable('admin_roles')
        .set({ name, description, updated_at: timestamp(context) })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
    return presentRole(row);
  });
  context.events.emit('role.changed', { roleId: id, actorId: actor.user.id });
  return changed;
}
