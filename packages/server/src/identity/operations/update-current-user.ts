import { AppError } from '../../errors/app-error.ts';
import { refused, tooManyRequests, unauthorized, validationFailed } from '../../errors/request-errors.ts';
import type { Actor } from '../actor.ts';
import { timestamp, type IdentityContext } from '../identity-context.ts';
import { identityTables, type IdentityDatabase } from '../identity-database.ts';
import { countTry, giveBackTry, type TryLimit } from '../limits/count-try.ts';
import { hashPassword, maxPasswordLength, verifyPassword } from '../passwords/password-hash.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import {
  normalizeEmail,
  presentUser,
  rolesOf,
  userByEmail,
  userById,
  type UserRow,
  type UserWithRoles,
} from '../users/user-record.ts';

/** What a person may change about themselves; absent parts stay. */
export interface ProfileChange {
  readonly email?: string;
  readonly firstname?: string;
  readonly lastname?: string | null;
  readonly username?: string | null;
  readonly preferedLanguage?: string | null;
  readonly password?: string;
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
  const count = await countTry(context, proofLimit, String(user.id));
  if (!count.allowed) throw tooManyRequests(Math.ceil((count.resetsAt - context.now()) / 1000));
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

async function assertAddressFree(
  tables: IdentityDatabase,
  user: UserRow,
  email: string | undefined,
): Promise<void> {
  if (email === undefined) return;
  const holder = await userByEmail(tables, normalizeEmail(email));
  if (holder !== undefined && holder.id !== user.id) {
    throw refused('EMAIL_TAKEN', 'A user with this email address already exists');
  }
}

async function columnsOf(change: ProfileChange) {
  const { email, firstname, lastname, username, preferedLanguage, password } = change;
  return {
    ...(email === undefined ? {} : { email: normalizeEmail(email) }),
    ...(firstname === undefined ? {} : { firstname: firstname.trim() }),
    ...(lastname === undefined ? {} : { lastname: lastname?.trim() || null }),
    ...(username === undefined ? {} : { username: username?.trim() || null }),
    ...(preferedLanguage === undefined ? {} : { prefered_language: preferedLanguage }),
    ...(password === undefined ? {} : { password_hash: await hashPassword(password) }),
  };
}

/** Tells the owner at the address known so far, in case it was not them. */
function notifyOwner(context: IdentityContext, before: UserRow, after: UserRow): void {
  const changes = [
    before.email === after.email ? [] : ['e-mail address'],
    before.password_hash === after.password_hash ? [] : ['password'],
  ].flat();
  if (changes.length === 0) return;
  const text = `The ${changes.join(' and the ')} of your account was changed. If this was not you, tell an administrator.`;
  const message = { to: before.email, subject: 'Your account was changed', text, html: `<p>${text}</p>` };
  context.mail.send(message).catch((error: unknown) => {
    context.logger.error(
      { err: error, userId: before.id },
      'the notice of an account change could not be sent',
    );
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
  const columns = await columnsOf(change);
  const updated = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    await assertAddressFree(tables, user, change.email);
    if (change.password !== undefined) await endSessionsOf(tables, user.id, { except: actor.sessionId });
    return tables
      .updateTable('admin_users')
      .set({ ...columns, updated_at: timestamp(context) })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  if (change.password !== undefined) context.events.emit('password.changed', { userId: user.id });
  notifyOwner(context, user, updated);
  return { ...presentUser(updated), roles: await rolesOf(context.tables, user.id) };
}
