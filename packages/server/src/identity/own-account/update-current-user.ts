import { AppError } from '../../errors/app-error.ts';
import { unauthorized, validationFailed } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import { timestamp, type IdentityContext } from '../identity-context.ts';
import { identityTables } from '../identity-database.ts';
import { giveBackTry, type TryLimit } from '../limits/count-try.ts';
import { spendTry } from '../limits/spend-try.ts';
import { hashPassword, maxPasswordLength, verifyPassword } from '../passwords/password-hash.ts';
import { dropTokens } from '../recovery/one-time-token.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { columnsOf, type AccountChange } from '../users/account-change.ts';
import { assertAddressFree, takingAddress } from '../users/address-taken.ts';
import { guardedChanges, postChangeNotice } from '../users/change-notice.ts';
import {
  normalizeEmail,
  presentWithRoles,
  userById,
  type UserRow,
  type UserWithRoles,
} from '../users/user-record.ts';

/** What a person may change about themselves; absent parts stay. */
export interface ProfileChange extends AccountChange {
  readonly currentPassword?: string;
}

const proofLimit: TryLimit = { name: 'proof/account', tries: 5, window: 300_000 };

/** Proof of the password is needed for what would let a thief of the session keep the account. */
async function assertProven(context: IdentityContext, user: UserRow, change: ProfileChange): Promise<void> {
  const movesAddress = change.email !== undefined && normalizeEmail(change.email) !== user.email;
  if (change.password === undefined && !movesAddress) return;
  const { currentPassword } = change;
  if (currentPassword === undefined) {
    const message = 'currentPassword is a required field';
    throw validationFailed([{ path: ['currentPassword'], message, name: 'ValidationError' }]);
  }
  await spendTry(context, proofLimit, String(user.id));
  const fits = currentPassword.length <= maxPasswordLength;
  if (fits && (await verifyPassword(user.password_hash, currentPassword))) {
    await giveBackTry(context, proofLimit, String(user.id));
    return;
  }
  throw new AppError({
    name: 'BadRequestError',
    status: 400,
    code: 'CURRENT_PASSWORD_WRONG',
    message: 'ValidationError',
    details: { currentPassword: ['Invalid credentials'] },
  });
}

/**
 * Changes the signed-in user's own account. A new password ends all their other sessions.
 * @throws AppError VALIDATION_FAILED, CURRENT_PASSWORD_WRONG, EMAIL_TAKEN (400)
 */
export async function updateCurrentUser(
  context: IdentityContext,
  actor: Actor,
  change: ProfileChange,
): Promise<UserWithRoles> {
  const user = await userById(context.tables, actor.user.id);
  if (user === undefined) throw unauthorized();
  await assertProven(context, user, change);
  const columns = {
    ...columnsOf(change),
    ...(change.password === undefined ? {} : { password_hash: await hashPassword(change.password) }),
  };
  const updated = await takingAddress(() =>
    context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      transaction.touch('admin_users');
      if (columns.email !== undefined) await assertAddressFree(tables, columns.email, user.id);
      const changed = await tables
        .updateTable('admin_users')
        .set({ ...columns, updated_at: timestamp(context) })
        .where('id', '=', user.id)
        .returningAll()
        .executeTakeFirstOrThrow();
      if (change.password !== undefined) await endSessionsOf(tables, user.id, { except: actor.sessionId });
      if (guardedChanges(user, changed).length > 0) await dropTokens(tables, user.id);
      return changed;
    }),
  );
  context.events.emit('user.changed', { userId: user.id, actorId: user.id });
  if (change.password !== undefined) context.events.emit('password.changed', { userId: user.id });
  postChangeNotice(context, { to: user.email, changed: guardedChanges(user, updated) });
  return presentWithRoles(context.tables, updated);
}
