import { permissionNotHeld } from '../../../errors/request-errors.ts';
import type { Actor, ActorRole } from '../../actor.ts';
import { type IdentityDatabase, identityTables } from '../../tables.ts';
import { coverageOf, unconditional } from '../../permissions/granting/coverage.ts';
import { readPermissionsOfRoles } from '../../permissions/stored-permissions.ts';
import { isSuperAdmin } from '../../records/role-record.ts';
import { rolesOf } from '../../records/user-record.ts';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';

type Roles = readonly Pick<ActorRole, 'id' | 'code'>[];

function idsOf(roles: Roles): readonly number[] {
  return roles.map(({ id }) => id);
}

/** Returns whether `own` currently grants, without conditions, every permission that `others` grant. */
async function holdAllOf(tables: IdentityDatabase, own: Roles, others: Roles): Promise<boolean> {
  if (isSuperAdmin(own)) return true;
  if (isSuperAdmin(others)) return false;
  const isCovered = coverageOf(unconditional(await readPermissionsOfRoles(tables, idsOf(own))));
  return (await readPermissionsOfRoles(tables, idsOf(others))).every(isCovered);
}

/**
 * Throws when the actor assigns a role with a permission that they do not hold. Only super administrators assign their own
 * role, or a role to themselves, which could satisfy conditions on roles.
 * @param receiverId null for a new user
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayAssignRoles(
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

/** Returns whether one user currently holds every permission of another. */
export async function holdsAllOf(
  tables: IdentityDatabase,
  personId: number,
  userId: number,
): Promise<boolean> {
  return holdAllOf(tables, await rolesOf(tables, personId), await rolesOf(tables, userId));
}

/**
 * Throws unless the actor holds every permission of a user. Changing the address, password, invitation, roles or state
 * of an account gives access to its permissions.
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayActAs(tables: IdentityDatabase, actor: Actor, userId: number): Promise<void> {
  if (actor.user.id === userId || (await holdsAllOf(tables, actor.user.id, userId))) return;
  throw permissionNotHeld(
    'You can only change the credentials and the roles of users whose permissions you hold yourself',
  );
}

/**
 * Throws when the user is a super administrator and the actor is not.
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayManage(tables: IdentityDatabase, actor: Actor, userId: number): Promise<void> {
  if (!isSuperAdmin(await rolesOf(tables, userId))) return;
  if (isSuperAdmin(await rolesOf(tables, actor.user.id))) return;
  throw permissionNotHeld('Only super administrators can manage super administrators');
}

/**
 * Returns whether a user currently holds every permission of an owner.
 * @param source the transaction that depends on the result
 * @param ownerId null for no owner, where only super administrators pass
 */
export async function holdsPermissionsOf(
  source: Database | DatabaseTransaction,
  { user }: Pick<Actor, 'user'>,
  ownerId: number | null,
): Promise<boolean> {
  if (user.id === ownerId) return true;
  const tables = identityTables(source);
  if (ownerId !== null) return holdsAllOf(tables, user.id, ownerId);
  return isSuperAdmin(await rolesOf(tables, user.id));
}
