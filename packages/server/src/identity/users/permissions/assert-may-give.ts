import { permissionNotHeld } from '../../../errors/request-errors.ts';
import type { Actor, ActorRole } from '../../actor.ts';
import type { IdentityDatabase } from '../../identity-database.ts';
import { coverageOf, unconditional } from '../../permissions/granting/covers.ts';
import { readPermissionsOfRoles } from '../../permissions/stored-permissions.ts';
import { isSuperAdmin } from '../../permissions/super-admin.ts';
import { rolesOf } from '../../records/user-record.ts';

type Roles = readonly Pick<ActorRole, 'id' | 'code'>[];

function idsOf(roles: Roles): readonly number[] {
  return roles.map(({ id }) => id);
}

/**
 * Whether somebody with the first roles, as they are now, holds under no condition everything that the second ones
 * hold.
 */
async function holdAllOf(tables: IdentityDatabase, own: Roles, others: Roles): Promise<boolean> {
  if (isSuperAdmin(own)) return true;
  if (isSuperAdmin(others)) return false;
  const isCovered = coverageOf(unconditional(await readPermissionsOfRoles(tables, idsOf(own))));
  return (await readPermissionsOfRoles(tables, idsOf(others))).every(isCovered);
}

/**
 * Nobody gives a role that holds more than they do; the super administrator's is given by its holders only. Nobody
 * else gives a role to themselves: it could only open what is under a condition on roles.
 * @param receiverId null for a user who is yet to be made
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayGive(
  tables: IdentityDatabase,
  actor: Actor,
  receiverId: number | null,
  roles: Roles,
): Promise<void> {
  if (roles.length === 0) return;
  const own = await rolesOf(tables, actor.user.id);
  const isOther = actor.user.id !== receiverId;
  if ((isOther || isSuperAdmin(own)) && (await holdAllOf(tables, own, roles))) return;
  throw permissionNotHeld('You can only give roles whose permissions you hold yourself');
}

/** Whether somebody holds everything that a user holds, as both are now. */
export async function holdsAllOf(
  tables: IdentityDatabase,
  personId: number,
  userId: number,
): Promise<boolean> {
  return holdAllOf(tables, await rolesOf(tables, personId), await rolesOf(tables, userId));
}

/**
 * Who decides how somebody signs in, and as what, has their permissions: the address, the password, the invitation,
 * the roles and the state of a user are changed by those only who hold everything that the user holds.
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayActAs(tables: IdentityDatabase, actor: Actor, userId: number): Promise<void> {
  if (actor.user.id === userId || (await holdsAllOf(tables, actor.user.id, userId))) return;
  throw permissionNotHeld(
    'You can only change how somebody signs in, and their roles, whose permissions you hold yourself',
  );
}

/**
 * Accounts of super administrators are the business of super administrators.
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayManage(tables: IdentityDatabase, actor: Actor, userId: number): Promise<void> {
  if (!isSuperAdmin(await rolesOf(tables, userId))) return;
  if (isSuperAdmin(await rolesOf(tables, actor.user.id))) return;
  throw permissionNotHeld('Only super administrators can manage super administrators');
}
