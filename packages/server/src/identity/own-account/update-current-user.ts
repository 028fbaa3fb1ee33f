import { unauthorized } from '../../errors/request-errors.ts';
import type { Client, Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables } from '../tables.ts';
import { dropTokens } from '../tokens/one-time-token.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { openSession } from '../sessions/open-session.ts';
import { reseedSession } from '../sessions/rotate-session.ts';
import { startSession } from '../sign-in/start-session.ts';
import { columnsOf, type AccountChange } from '../users/account-columns.ts';
import { afterUserUpdate, beforeUserUpdate } from '../users/hooked-users.ts';
import { assertAddressFree, withUniqueAddress } from '../users/unique-address.ts';
import { guardedChanges, postChangeNotice } from '../users/change-notice.ts';
import { userUpdate } from '../records/record-users.ts';
import { presentWithRoles, userById, type UserWithRoles } from '../records/user-record.ts';
import { assertProven, lockProof, needsProof } from './password-proof.ts';

/** The properties that users can change in their own account; absent ones stay unchanged. */
export interface ProfileChange extends AccountChange {
  readonly currentPassword?: string;
}

/** The account after a change, and the cookie of a new session; null without one. */
export interface ChangedAccount {
  readonly response: UserWithRoles;
  readonly cookie: string | null;
}

/**
 * Updates the account of the signed-in user. A new password ends all their sessions and opens a new one for the caller.
 * Callers that do not renew tokens keep their session, with a new seed.
 * @throws AppError VALIDATION_FAILED, CURRENT_PASSWORD_WRONG, EMAIL_TAKEN (400), UNAUTHORIZED (401)
 */
export async function updateCurrentUser(
  context: IdentityContext,
  actor: Actor,
  change: ProfileChange,
  client: Client,
): Promise<ChangedAccount> {
  const user = await userById(context.tables, actor.user.id);
  if (user === undefined) throw unauthorized();
  const isGuarded = needsProof(user, change);
  if (isGuarded) await assertProven(context, user, change);
  const columns = {
    ...columnsOf(change),
    ...(change.password === undefined
      ? {}
      : { password_hash: await context.passwords.hash(change.password) }),
  };
  const { updated, session, cookie } = await withUniqueAddress(() =>
    context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      transaction.touch('admin_users');
      const proof = isGuarded ? await lockProof(context, tables, actor, user) : null;
      if (columns.email !== undefined) await assertAddressFree(tables, columns.email, user.id);
      const author = actor.permissions;
      const hooked = await beforeUserUpdate(context, tables, { user, columns, author });
      const changed = await tables
        .updateTable('admin_users')
        .set({ ...hooked, updated_at: timestamp(context) })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      await afterUserUpdate(context, tables, { before: user, after: changed, author });
      await context.events.recordChange(tables, () => userUpdate(user, changed, author));
      if (guardedChanges(user, changed).length > 0) await dropTokens(tables, user.id);
      if (change.password === undefined) return { updated: changed, session: null, cookie: null };
      if (!client.renews) {
        // The client cannot switch to another session: it keeps its own, and copies of its cookie become invalid.
        await endSessionsOf(tables, user.id, { except: actor.sessionId });
        const reseeded = await reseedSession(context, tables, actor.sessionId, client);
        return { updated: changed, session: null, cookie: reseeded };
      }
      await endSessionsOf(tables, user.id);
      const remembered = proof?.remembered === 1;
      const opened = await openSession(context, tables, {
        userId: user.id,
        email: changed.email,
        client,
        remembered,
      });
      return { updated: changed, session: opened, cookie: opened.cookie };
    }),
  );
  context.events.emit('user.changed', { userId: user.id, actorId: user.id });
  if (change.password !== undefined) context.events.emit('password.changed', { userId: user.id });
  postChangeNotice(context, { account: user, changed: guardedChanges(user, updated) });
  if (session !== null) await startSession(context, session, { client, replaces: '' });
  return { response: await presentWithRoles(context.tables, updated), cookie };
}
