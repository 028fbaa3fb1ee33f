import { AppError } from '../../errors/app-error.ts';
import { unauthorized, validationFailed } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase } from '../tables.ts';
import { refundAttempt, consumeAttempt, type LimitedSubject } from '../limits/consume-attempt.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { maxPasswordLength } from '../passwords/password-hash.ts';
import { lockUser, normalizeEmail, type UserRow } from '../records/user-record.ts';

/** A change of an account, as far as it is asked for a proof. */
interface GuardedChange {
  readonly email?: string;
  readonly password?: string;
  readonly currentPassword?: string;
}

const proofLimit: AttemptLimit = { name: 'proof/account', attempts: 5, window: 300_000 };

/** What would let a thief of the session keep the account. */
export function needsProof(user: UserRow, { email, password }: GuardedChange): boolean {
  return password !== undefined || (email !== undefined && normalizeEmail(email) !== user.email);
}

/** Lets nobody past who does not know the password. */
export async function assertProven(
  context: IdentityContext,
  user: UserRow,
  change: GuardedChange,
): Promise<void> {
  const { currentPassword } = change;
  if (currentPassword === undefined) {
    const message = 'currentPassword is a required field';
    throw validationFailed([{ path: ['currentPassword'], message, name: 'ValidationError' }]);
  }
  const limits: readonly LimitedSubject[] = [[proofLimit, String(user.id)]];
  await consumeAttempt(context, limits);
  const fits = currentPassword.length <= maxPasswordLength;
  if (fits && (await context.passwords.verify(user.password_hash, currentPassword))) {
    refundAttempt(context, limits);
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
 * The session that acts, if it and the password that was proven are still what they were: the owner may have
 * ended the one or changed the other while a thief's password was compared.
 * @throws AppError UNAUTHORIZED (401)
 */
export async function lockProof(
  context: IdentityContext,
  tables: IdentityDatabase,
  actor: Actor,
  user: UserRow,
) {
  const now = await lockUser(tables, context.database, user.id);
  const session = await tables
    .selectFrom('admin_sessions')
    .select('remembered')
    .where('id', '=', actor.sessionId)
    .where('user_id', '=', user.id)
    .modifyEnd(context.database.dialect.forUpdate)
    .executeTakeFirst();
  if (session === undefined || now?.password_hash !== user.password_hash) throw unauthorized();
  return session;
}
