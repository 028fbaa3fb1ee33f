import {
  lockUser,
  normalizeEmail,
  presentWithRoles,
  rolesOf,
  type UserRow,
  type UserWithRoles,
  requireUser,
} from '../records/user-record.ts';
import { validationFailed } from '../../errors/request-errors.ts';
import type { Actor, ActorRole } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { userUpdate } from '../records/record-users.ts';
import { dropTokens } from '../tokens/one-time-token.ts';
import { endAllSessions, endSessionsOf } from '../sessions/sessions.ts';
import { assertAddressFree, withUniqueAddress } from './unique-address.ts';
import { guardedChanges, postChangeNotice } from './change-notice.ts';
import { userRolesTable } from '../conditions.ts';
import { assertMayActAs, assertMayAssignRoles, assertMayManage } from './permissions/user-authorization.ts';
import { withRemainingSuperAdmin } from './permissions/super-admins.ts';
import { columnsOf, type AccountChange } from './account-columns.ts';
import { afterUserUpdate, beforeUserUpdate } from './hooked-users.ts';
import { runUserHooks } from './user-steps.ts';
import { replaceRoles, requireRoles } from './user-roles.ts';

/** The user properties that an administrator can change; absent ones stay unchanged. */
export interface UserChange extends AccountChange {
  readonly isActive?: boolean;
  /** Role ids; they replace the current roles. */
  readonly roles?: readonly number[];
}

/** Returns the credential that a change replaces, with which the actor could sign in as the user; null for none. */
function credentialOf(user: UserRow, { email, password }: UserChange): 'password' | 'email' | null {
  if (password !== undefined) return 'password';
  return email !== undefined && normalizeEmail(email) !== user.email ? 'email' : null;
}

function refusedAt(name: keyof UserChange, message: string): Error {
  return validationFailed([{ path: [name], message, name: 'ValidationError' }]);
}

/**
 * Throws when the actor may not make a change. Actors cannot deactivate their own account, since no other administrator
 * may exist to reactivate it. Their own password and address require the current password, which this call lacks.
 */
async function assertMayChange(
  tables: IdentityDatabase,
  actor: Actor,
  user: UserRow,
  change: UserChange,
): Promise<void> {
  await assertMayManage(tables, actor, user.id);
  const isSelf = actor.user.id === user.id;
  if (isSelf && change.isActive === false) {
    throw refusedAt('isActive', 'You cannot deactivate your own account.');
  }
  const credential = credentialOf(user, change);
  const isState = change.isActive !== undefined && change.isActive !== (user.is_active === 1);
  if (credential !== null || isState) await assertMayActAs(tables, actor, user.id);
  if (isSelf && credential !== null)
    throw refusedAt(credential, `your own ${credential} is changed in your profile`);
}

/** Replaces the roles of a user; returns the previous ones. */
async function changeRoles(
  tables: IdentityDatabase,
  actor: Actor,
  user: UserRow,
  ids: readonly number[],
): Promise<readonly ActorRole[]> {
  const roles = await requireRoles(tables, ids);
  const before = await rolesOf(tables, user.id);
  const present = new Set(before.map(({ id }) => id));
  const added = roles.filter(({ id }) => !present.has(id));
  if (added.length === 0 && present.size === roles.length) return before;
  await assertMayAssignRoles(tables, actor, user.id, added);
  await assertMayActAs(tables, actor, user.id);
  await replaceRoles(tables, user.id, roles);
  return before;
}

/** Ends the sessions and tokens that the previous state of the account allowed. */
async function endSessions(tables: IdentityDatabase, before: UserRow, after: UserRow): Promise<void> {
  const isShut = before.is_active !== after.is_active;
  const changed = guardedChanges(before, after);
  if (isShut || changed.includes('password')) await endSessionsOf(tables, after.id);
  if (isShut || changed.length > 0) await dropTokens(tables, after.id, 'reset-password');
  // An invitation link must stop working once the account has another password or address.
  if (changed.length > 0) await dropTokens(tables, after.id, 'invitation');
}

/**
 * Updates a user. Deactivation and a new password end all sessions of the user immediately; a mail notifies the owner
 * of a new address or password.
 * @throws AppError NOT_FOUND (404), PERMISSION_NOT_HELD (403), EMAIL_TAKEN, VALIDATION_FAILED, LAST_SUPER_ADMIN (400)
 */
export async function updateUser(
  context: IdentityContext,
  actor: Actor,
  id: string | number,
  change: UserChange,
): Promise<UserWithRoles> {
  const columns = {
    ...columnsOf(change),
    ...(change.isActive === undefined ? {} : { is_active: change.isActive ? 1 : 0 }),
    ...(change.password === undefined
      ? {}
      : { password_hash: await context.passwords.hash(change.password) }),
  };
  const { before, after, presented } = await withUniqueAddress(() =>
    withRemainingSuperAdmin(context.database, async (transaction) => {
      const tables = identityTables(transaction);
      transaction.touch('admin_users');
      transaction.touch(userRolesTable);
      const user = await requireUser(tables, id);
      await assertMayChange(tables, actor, user, change);
      if (columns.email !== undefined) await assertAddressFree(tables, columns.email, user.id);
      const rolesBefore =
        change.roles === undefined ? undefined : await changeRoles(tables, actor, user, change.roles);
      if (change.isActive === true && user.is_active !== 1) {
        await lockUser(tables, context.database, user.id);
        await runUserHooks(context, transaction, { step: 'activate', user, actorId: actor.user.id });
      }
      const author = actor.permissions;
      const hooked = await beforeUserUpdate(context, tables, { user, columns, author, rolesBefore });
      const updated = await tables
        .updateTable('admin_users')
        .set({ ...hooked, updated_at: timestamp(context) })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await endSessions(tables, user, updated);
      const withRoles = await presentWithRoles(tables, updated);
      const roles = rolesBefore && { before: rolesBefore, after: withRoles.roles };
      await afterUserUpdate(context, tables, { before: user, after: updated, author, rolesBefore });
      await context.events.recordChange(tables, () => userUpdate(user, updated, author, roles));
      return { before: user, after: updated, presented: withRoles };
    }),
  );
  context.events.emit('user.changed', { userId: after.id, actorId: actor.user.id });
  if (change.password !== undefined) context.events.emit('password.changed', { userId: after.id });
  if (before.password_hash !== null) {
    postChangeNotice(context, { account: before, changed: guardedChanges(before, after) });
  }
  return presented;
}

/**
 * Ends all sessions of a user, except the current one of the actor.
 * @throws AppError NOT_FOUND (404), PERMISSION_NOT_HELD (403)
 */
export async function endUserSessions(
  context: IdentityContext,
  actor: Actor,
  id: string | number,
): Promise<void> {
  const user = await requireUser(context.tables, id);
  await assertMayManage(context.tables, actor, user.id);
  await endAllSessions(context, actor, user, actor.sessionId);
}
