import { userUid } from '@admin/content-model';
import { sql } from 'kysely';
import type { Database, DatabaseTransaction } from '../../database/index.ts';
import { notFound, validationFailed } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityTables } from '../tables.ts';
import { userRolesTable } from '../conditions.ts';
import { userDeletion } from '../records/record-users.ts';
import { aroundUserDeletion } from './hooked-users.ts';
import { assertMayManage } from './permissions/user-authorization.ts';
import { withRemainingSuperAdmin } from './permissions/super-admins.ts';
import {
  isUserId,
  requireUser,
  presentUser,
  rolesOfUsers,
  type UserWithRoles,
} from '../records/user-record.ts';

const maxIds = 1000;

function wantedIds(ids: readonly number[]): readonly number[] {
  if (ids.length > maxIds) {
    const message = `ids field must have less than or equal to ${maxIds} items`;
    throw validationFailed([{ path: ['ids'], message, name: 'ValidationError' }]);
  }
  return [...new Set(ids)].filter(isUserId);
}

/**
 * Deletes users with their sessions, tokens and invitations; none when one of them may not be deleted. Unknown ids are
 * ignored.
 * @returns the deleted users
 * @throws AppError PERMISSION_NOT_HELD (403), LAST_SUPER_ADMIN, VALIDATION_FAILED (400)
 */
export async function deleteUsers(
  context: IdentityContext,
  actor: Actor,
  ids: readonly number[],
): Promise<UserWithRoles[]> {
  const wanted = wantedIds(ids);
  const deleted = await withRemainingSuperAdmin(context.database, async (transaction) => {
    const tables = identityTables(transaction);
    transaction.touch('admin_users');
    transaction.touch(userRolesTable);
    const isWanted = context.database.dialect.inList(sql.ref('id'), wanted);
    const rows = await tables.selectFrom('admin_users').selectAll().where(isWanted).orderBy('id').execute();
    for (const { id } of rows) await assertMayManage(tables, actor, id);
    const found = rows.map(({ id }) => id);
    const roles = await rolesOfUsers({ tables, database: context.database }, found);
    const deletion = { rows, roles, author: actor.permissions };
    await aroundUserDeletion(context, tables, 'before', deletion);
    await tables.deleteFrom('admin_users').where(isWanted).execute();
    await deleteLinksTo(transaction, context.database, found);
    await aroundUserDeletion(context, tables, 'after', deletion);
    await context.events.recordChange(tables, () =>
      rows.map((row) => userDeletion(row, roles.get(row.id) ?? [], actor.permissions)),
    );
    return rows.map((row) => ({ ...presentUser(row), roles: roles.get(row.id) ?? [] }));
  });
  for (const { id } of deleted) context.events.emit('user.deleted', { userId: id, actorId: actor.user.id });
  return deleted;
}

/** Deletes the links of entries to users, so that no relation names a user who does not exist. */
async function deleteLinksTo(
  { kysely, touch }: DatabaseTransaction,
  { dialect }: Pick<Database, 'dialect'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  touch('links');
  await sql`delete from links
    where target_uid = ${userUid} and ${dialect.inList(sql.ref('target_id'), ids)}`.execute(kysely);
}

/**
 * Deletes one user.
 * @throws AppError NOT_FOUND (404), PERMISSION_NOT_HELD (403), LAST_SUPER_ADMIN (400)
 */
export async function deleteUser(
  context: IdentityContext,
  actor: Actor,
  sent: string | number,
): Promise<UserWithRoles> {
  const { id } = await requireUser(context.tables, sent);
  const [deleted] = await deleteUsers(context, actor, [id]);
  if (deleted === undefined) throw notFound('User does not exist');
  return deleted;
}
