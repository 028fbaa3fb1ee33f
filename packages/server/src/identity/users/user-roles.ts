import { validationFailed } from '../../errors/request-errors.ts';
import type { IdentityDatabase } from '../tables.ts';
import type { ActorRole } from '../actor.ts';

/**
 * Returns the roles with these ids, in the same order.
 * @throws AppError VALIDATION_FAILED (400) when one does not exist
 */
export async function requireRoles(tables: IdentityDatabase, ids: readonly number[]): Promise<ActorRole[]> {
  const wanted = [...new Set(ids)];
  const known = wanted.filter((id) => id >= 1 && id <= 2_147_483_647);
  const roles = await tables
    .selectFrom('admin_roles')
    .select(['id', 'name', 'code', 'description'])
    .where('id', 'in', known.length === 0 ? [0] : known)
    .orderBy('id')
    .execute();
  if (roles.length < wanted.length) {
    const message = 'roles must be roles that exist';
    throw validationFailed([{ path: ['roles'], message, name: 'ValidationError' }]);
  }
  return roles;
}

/** Replaces the roles of a user. */
export async function replaceRoles(
  tables: IdentityDatabase,
  userId: number,
  roles: readonly ActorRole[],
): Promise<void> {
  await tables.deleteFrom('admin_user_roles').where('user_id', '=', userId).execute();
  const rows = roles.map(({ id }) => ({ user_id: userId, role_id: id }));
  if (rows.length > 0) await tables.insertInto('admin_user_roles').values(rows).execute();
}
