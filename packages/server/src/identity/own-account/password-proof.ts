import { AppError } from '../../errors/app-error.ts';
import { unauthorized, validationFailed } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { IdentityDatabase } from '../tables.ts';
import { refundAttempt, consumeAttempt, type LimitedSubject } from '../limits/consume-attempt.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { maxPasswordLength } from '../passwords/password-hash.ts';
import { lockUser, normalizeEmail, type UserRow } from '../records/user-record.ts';

/** The part of an account change that decides whether the current password is required. */
interface GuardedChange {
  readonly email?: string;
  readonly password?: string;
  readonly currentPassword?: string;
}

const proofLimit: AttemptLimit = { name: 'proof/account', attempts: 5, window: 300_000 };

/** Returns whether a change requires the current password: with a stolen session it would take over the account. */
export function needsProof(user: UserRow, { email, password }: GuardedChange): boolean {
  return password !== undefined || (email !== undefined && normalizeEmail(email) !== user.email);
}

/**
 * Throws unless the current password is correct.
 * @throws AppError VALIDATION_FAILED, CURRENT_PASSWORD_WRONG (400), TOO_MANY_REQUESTS (429)
 */
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
 * Locks the user and returns the acting session. Throws if the session ended or the password changed while the current
 * password was verified.
 * @throws AppError UNAUTHORIZED (401)
 */
export async function lockProof(
  context: IdentityContext,
  tables: IdentityDatabase,
  actor: Actor,
  user: UserRow,
) {
  const current = await lockUser(tables, context.database, user.id);
  const session = await tables
    .selectFrom('admin_sessions')
    .select('remembered')
    .where('id', '=', actor.sessionId)
    .where('user_id', '=', user.id)
    .modifyEnd(context.database.dialect.forUpdate)
    .executeTakeFirst();
  if (session === undefined || current?.password_hash !== user.password_hash) throw unauthorized();
  return session;
}
