import { superAdminCode } from '@admin/content-model';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../../database/index.ts';
import { AppError } from '../../../errors/app-error.ts';
import { identityTables } from '../../tables.ts';

async function hasActiveSuperAdmin(transaction: DatabaseTransaction): Promise<boolean> {
  const row = await identityTables(transaction)
    .selectFrom('admin_users as user')
    .innerJoin('admin_user_roles as link', 'link.user_id', 'user.id')
    .innerJoin('admin_roles as role', 'role.id', 'link.role_id')
    .select('user.id')
    .where('role.code', '=', superAdminCode)
    .where('user.is_active', '=', 1)
    .where('user.blocked', '=', 0)
    .where('user.password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Runs changes of users in a transaction that keeps at least one super administrator. These transactions run one
 * after the other, so that each sees the result of the previous one.
 * @throws AppError LAST_SUPER_ADMIN (400) when none would remain; nothing is changed then
 */
export async function withRemainingSuperAdmin<Result>(
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (transaction) => {
    await sql`select id from admin_roles where code = ${superAdminCode} ${database.dialect.forUpdate}`.execute(
      transaction.kysely,
    );
    const before = await hasActiveSuperAdmin(transaction);
    const result = await work(transaction);
    if (before && !(await hasActiveSuperAdmin(transaction))) {
      throw new AppError({
        name: 'ValidationError',
        status: 400,
        code: 'LAST_SUPER_ADMIN',
        message: 'There must always be an active user with the super administrator role',
      });
    }
    return result;
  });
}
