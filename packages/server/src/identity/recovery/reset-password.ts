import { coreMails } from '../core-mails.ts';
import type { IdentityContext } from '../identity-context.ts';
import { panelLink, type LinkMessage, queueLink } from './queue-link.ts';
import type { Session } from '@admin/contract';
import { AppError } from '../../errors/app-error.ts';
import { refused } from '../../errors/request-errors.ts';
import { timestamp, identityTables } from '../tables.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { networkLimits, consumeAttempt } from '../limits/consume-attempt.ts';
import { startSession, type SessionRequest, type SignedIn } from '../sign-in/start-session.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { afterUserUpdate, beforeUserUpdate } from '../users/hooked-users.ts';
import { runUserHooks } from '../users/user-steps.ts';
import { postChangeNotice } from '../users/change-notice.ts';
import {
  lockUser,
  presentUser,
  rolesOf,
  type UserRow,
  normalizeEmail,
  userByEmail,
} from '../records/user-record.ts';
import { claimToken, dropTokens, findToken, issueToken } from '../tokens/one-time-token.ts';
import type { Client } from '../actor.ts';

/** Returns the mail to a user who requested a new password. */
export function resetMessage(
  { config, mail }: Pick<IdentityContext, 'config' | 'mail'>,
  user: { readonly email: string; readonly prefered_language: string | null },
  token: string,
): LinkMessage {
  const link = panelLink(config, '/auth/reset-password', { code: token });
  const message = mail.compose(coreMails.newPassword, {
    to: user.email,
    language: user.prefered_language,
    values: { link },
  });
  return { link, message };
}

/** A new password and the token from the mailed link that allows it. */
export interface PasswordReset {
  readonly resetPasswordToken: string;
  readonly password: string;
}

const resetsPerNetwork: AttemptLimit = { name: 'reset/network', attempts: 10, window: 60_000 };

function invalidLink() {
  return refused('TOKEN_INVALID', 'This link is no longer valid. Ask for a new one.');
}

/**
 * Throws unless a reset link is valid; does not use it up. Tokens cannot be guessed and the check is one index lookup, so
 * it has no rate limit.
 * @throws AppError TOKEN_INVALID (400)
 */
export async function checkResetLink(context: IdentityContext, token: string): Promise<void> {
  const owner = await findToken(context, context.tables, { token, purpose: 'reset-password' });
  if (owner === null) throw invalidLink();
}

async function storePassword(
  context: IdentityContext,
  { userId, token, hash }: { readonly userId: number; readonly token: string; readonly hash: string },
  request: SessionRequest,
): Promise<{ readonly user: UserRow; readonly session: OpenedSession }> {
  return context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    // Lock the account before its links, as every other change does, so that two changes cannot deadlock.
    const before = await lockUser(tables, context.database, userId);
    const owner = await claimToken(context, tables, { token, purpose: 'reset-password' });
    if (owner === null || before === undefined) throw invalidLink();
    const origin = { userId, apiClient: null, ip: request.client.ip };
    const author = { actorId: userId, origin };
    const columns = await beforeUserUpdate(context, tables, {
      user: before,
      columns: { password_hash: hash },
      author,
    });
    const user = await tables
      .updateTable('admin_users')
      .set({ ...columns, updated_at: timestamp(context) })
      .where('id', '=', userId)
      .where('is_active', '=', 1)
      .where('blocked', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (user === undefined) throw invalidLink();
    await runUserHooks(context, transaction, { step: 'use-password', user, actorId: userId });
    await endSessionsOf(tables, userId);
    await dropTokens(tables, userId);
    await afterUserUpdate(context, tables, { before, after: user, author });
    await context.events.recordChange(tables, () => ({
      action: 'admin.password.reset',
      entity: { type: 'user', id: userId, label: user.email },
      origin,
      secrets: ['password'],
    }));
    const session = await openSession(context, tables, { userId, email: user.email, ...request });
    return { user, session };
  });
}

/**
 * Sets the password of the user to whom the link was mailed, ends all their sessions and signs them in. Every invalid
 * link gets the same error: unknown, used, expired or of a user who may not sign in.
 * @throws AppError TOKEN_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function resetPassword(
  context: IdentityContext,
  { resetPasswordToken: token, password }: PasswordReset,
  request: SessionRequest,
): Promise<SignedIn<Session>> {
  await consumeAttempt(context, networkLimits(resetsPerNetwork, request.client.ip));
  // Hashing is expensive, so the token is validated first.
  const owner = await findToken(context, context.tables, { token, purpose: 'reset-password' });
  if (owner === null) throw invalidLink();
  const hash = await context.passwords.hash(password);
  const { user, session } = await storePassword(context, { userId: owner.userId, token, hash }, request);
  context.events.emit('password.changed', { userId: user.id });
  postChangeNotice(context, { account: user, changed: ['password'] });
  const accessToken = await startSession(context, session, request);
  const roles = await rolesOf(context.tables, user.id);
  return { response: { token: accessToken, user: { ...presentUser(user), roles } }, cookie: session.cookie };
}

const hour = 3_600_000;
const requestsPerNetwork: AttemptLimit = { name: 'forgot/network', attempts: 10, window: hour };
/** Counts the entered address, so that the limit does not reveal whether the account exists. */
const requestsPerAccount: AttemptLimit = { name: 'forgot/account', attempts: 3, window: hour };

/** Returns whether a plugin refuses passwords of a user, who then needs no link. */
async function isPasswordRefused(context: IdentityContext, user: UserRow): Promise<boolean> {
  if (!context.userHooks.has('use-password')) return false;
  try {
    await context.database.transaction((transaction) =>
      runUserHooks(context, transaction, { step: 'use-password', user, actorId: user.id }),
    );
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Composes the reset mail to the stored address; null for invited, deactivated and unknown users. */
async function composeReset(context: IdentityContext, address: string): Promise<LinkMessage | null> {
  const user = await userByEmail(context.tables, address);
  if (user === undefined || user.is_active !== 1 || user.blocked === 1) return null;
  if (await isPasswordRefused(context, user)) return null;
  const token = await issueToken(context, context.tables, { userId: user.id, purpose: 'reset-password' });
  return resetMessage(context, user, token);
}

/**
 * Sends a link to choose a new password if an active account has this address. The account is looked up after the
 * response, so that neither the response nor its time reveals whether it exists.
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export async function forgotPassword(context: IdentityContext, email: string, client: Client): Promise<void> {
  const address = normalizeEmail(email);
  await consumeAttempt(context, [
    ...networkLimits(requestsPerNetwork, client.ip),
    [requestsPerAccount, address],
  ]);
  queueLink(context, () => composeReset(context, address));
}
