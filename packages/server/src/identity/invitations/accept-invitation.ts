import type { RegistrationInfo, Session } from '@admin/contract';
import { AppError } from '../../errors/app-error.ts';
import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { networkLimits, consumeAttempt } from '../limits/consume-attempt.ts';
import { startSession, type SessionRequest, type SignedIn } from '../sign-in/start-session.ts';
import { claimToken, dropTokens, findToken, type TokenOwner } from '../tokens/one-time-token.ts';
import { endSessionsOf } from '../sessions/sessions.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { columnsOf } from '../users/account-columns.ts';
import { afterUserUpdate, beforeUserUpdate } from '../users/hooked-users.ts';
import { runUserHooks } from '../users/user-steps.ts';
import { holdsAllOf } from '../users/permissions/user-authorization.ts';
import { userUpdate } from '../records/record-users.ts';
import { lockUser, presentUser, rolesOf, userById, type UserRow } from '../records/user-record.ts';

/** The account details that an invited user sends, with the invitation token. */
export interface Registration {
  readonly registrationToken: string;
  readonly userInfo: {
    readonly firstname: string;
    readonly lastname?: string | null;
    readonly password: string;
  };
}

const minute = 60_000;
const lookups: AttemptLimit = { name: 'registration-info/network', attempts: 10, window: minute };
const registrations: AttemptLimit = { name: 'register/network', attempts: 10, window: minute };

/** The same error for every invalid invitation: unknown, used, expired, superseded or of a deleted user. */
function invalidInvitation(): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'TOKEN_INVALID',
    message: 'This invitation is no longer valid. Ask an administrator for a new one.',
  });
}

/**
 * Throws unless the inviter still holds every permission of the invited user. The inviter may have copied the link, and
 * either of them may have other roles since.
 */
async function assertIssuerHolds(tables: IdentityDatabase, { userId, issuedBy }: TokenOwner): Promise<void> {
  const issuer = issuedBy === null ? undefined : await userById(tables, issuedBy);
  if (issuer === undefined || issuer.is_active !== 1 || issuer.blocked === 1) throw invalidInvitation();
  if (!(await holdsAllOf(tables, issuer.id, userId))) throw invalidInvitation();
}

/**
 * Returns the user that an invitation link is for.
 * @throws AppError TOKEN_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function readRegistration(
  context: IdentityContext,
  token: string,
  client: Client,
): Promise<RegistrationInfo> {
  await consumeAttempt(context, networkLimits(lookups, client.ip));
  const owner = await findToken(context, context.tables, { token, purpose: 'invitation' });
  if (owner === null) throw invalidInvitation();
  await assertIssuerHolds(context.tables, owner);
  const user = await userById(context.tables, owner.userId);
  if (user === undefined) throw invalidInvitation();
  return { email: user.email, firstname: user.firstname, lastname: user.lastname };
}

async function storeRegistration(
  context: IdentityContext,
  { userId }: TokenOwner,
  { registrationToken, userInfo: { firstname, lastname, password } }: Registration,
  request: SessionRequest,
): Promise<{ readonly user: UserRow; readonly session: OpenedSession }> {
  const passwordHash = await context.passwords.hash(password);
  return context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    transaction.touch('admin_users');
    // Lock the account before its links, as every other change does, so that two changes cannot deadlock.
    const invited = await lockUser(tables, context.database, userId);
    const owner = await claimToken(context, tables, { token: registrationToken, purpose: 'invitation' });
    if (owner === null || invited === undefined) throw invalidInvitation();
    await assertIssuerHolds(tables, owner);
    const step = { user: invited, actorId: userId };
    await runUserHooks(context, transaction, { ...step, step: 'use-password' });
    if (invited.is_active !== 1) await runUserHooks(context, transaction, { ...step, step: 'activate' });
    const author = { actorId: userId, origin: { userId, apiClient: null, ip: request.client.ip } };
    const sent = {
      ...columnsOf({ firstname, ...(lastname === undefined ? {} : { lastname }) }),
      password_hash: passwordHash,
      is_active: 1,
    };
    const columns = await beforeUserUpdate(context, tables, { user: invited, columns: sent, author });
    const user = await tables
      .updateTable('admin_users')
      .set({ ...columns, updated_at: timestamp(context) })
      .where('id', '=', userId)
      .where('blocked', '=', 0)
      .returningAll()
      .executeTakeFirst();
    if (user === undefined) throw invalidInvitation();
    await dropTokens(tables, userId);
    await endSessionsOf(tables, userId);
    await afterUserUpdate(context, tables, { before: invited, after: user, author });
    await context.events.recordChange(tables, () => userUpdate(invited, user, author));
    const session = await openSession(context, tables, { userId, email: user.email, ...request });
    return { user, session };
  });
}

/**
 * Accepts an invitation: sets the password, activates the user and signs them in. Of several concurrent calls, one
 * succeeds.
 * @throws AppError TOKEN_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function acceptInvitation(
  context: IdentityContext,
  registration: Registration,
  request: SessionRequest,
): Promise<SignedIn<Session>> {
  await consumeAttempt(context, networkLimits(registrations, request.client.ip));
  // Hashing is expensive, so the token is validated first.
  const token = registration.registrationToken;
  const owner = await findToken(context, context.tables, { token, purpose: 'invitation' });
  if (owner === null) throw invalidInvitation();
  const { user, session } = await storeRegistration(context, owner, registration, request);
  context.events.emit('user.changed', { userId: user.id, actorId: user.id });
  const accessToken = await startSession(context, session, request);
  const roles = await rolesOf(context.tables, user.id);
  return { response: { token: accessToken, user: { ...presentUser(user), roles } }, cookie: session.cookie };
}
