import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import type { Actor } from '../../actor.ts';
import { identityTables } from '../../identity-database.ts';
import { isSuperAdmin } from '../../permissions/super-admin.ts';
import { rolesOf } from '../../records/user-record.ts';
import { holdsAllOf } from './assert-may-give.ts';

/**
 * Whether somebody may do, as things are now, everything that the owner of something may.
 * @param source the transaction that depends on the answer
 * @param ownerId null for what belongs to nobody, which is the business of super administrators
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
