import type { Permission } from '@admin/content-model';
import { permissionNotHeld } from '../../../errors/request-errors.ts';
import type { IdentityDatabase } from '../../identity-database.ts';
import { rolesOf } from '../../records/user-record.ts';
import { readPermissionsOfRoles } from '../stored-permissions.ts';
import { isSuperAdmin } from '../super-admin.ts';
import { coverageOf, unconditional } from './covers.ts';

/** All permissions that a person's roles add up to, read now; null for a super administrator, who holds every one. */
async function heldBy(tables: IdentityDatabase, userId: number): Promise<readonly Permission[] | null> {
  const roles = await rolesOf(tables, userId);
  if (isSuperAdmin(roles)) return null;
  return readPermissionsOfRoles(
    tables,
    roles.map(({ id }) => id),
  );
}

/**
 * Refuses to let somebody give a role more than they hold themselves, under no condition. What the role has already
 * may stay.
 * Run it in the transaction that stores the permissions, so that nothing changes in between.
 * @param stored what the role may do so far
 * @throws AppError PERMISSION_NOT_HELD (403)
 */
export async function assertMayGrant(
  tables: IdentityDatabase,
  granterId: number,
  { stored, wanted }: { readonly stored: readonly Permission[]; readonly wanted: readonly Permission[] },
): Promise<void> {
  const held = await heldBy(tables, granterId);
  if (held === null) return;
  const isCovered = coverageOf([...unconditional(held), ...stored]);
  const first = wanted.find((permission) => !isCovered(permission));
  if (first === undefined) return;
  const { action, subject } = first;
  throw permissionNotHeld('Nobody can grant a permission that they do not hold', { action, subject });
}
