import type { SignedInUser } from '@admin/contract';
import { AppError } from '../../errors/app-error.ts';
import { refused } from '../../errors/request-errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { identityTables } from '../tables.ts';
import {
  networkOf,
  refundAttempt,
  networkLimits,
  consumeAttempt,
  type LimitedSubject,
} from '../limits/consume-attempt.ts';
import type { AttemptCount, AttemptLimit } from '../limits/attempt-counts.ts';
import { maxPasswordLength, type Passwords } from '../passwords/password-hash.ts';
import { openSession, type OpenedSession } from '../sessions/open-session.ts';
import { lockUser, normalizeEmail, presentUser, userByEmail, type UserRow } from '../records/user-record.ts';
import { runUserHooks } from '../users/user-steps.ts';
import { startSession, type SessionRequest, type SignedIn } from './start-session.ts';

export interface Credentials {
  readonly email?: string;
  readonly password?: string;
}

const minutes = 60_000;
/** For one account from one network, so that attempts from elsewhere cannot use them up. */
const perAccountAndNetwork: AttemptLimit = { name: 'login/place', attempts: 5, window: 5 * minutes };
/** For one account from all networks, against guessing from many networks. */
const perAccount: AttemptLimit = { name: 'login/account', attempts: 50, window: 5 * minutes };
/** For one network and all accounts; many users can share one address. */
const perNetwork: AttemptLimit = { name: 'login/network', attempts: 20, window: 5 * minutes };

/** Returns the rate limit headers of every login response. */
export function limitHeaders(count: AttemptCount): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit': String(perAccountAndNetwork.attempts),
    'x-ratelimit-remaining': String(count.remaining),
    'x-ratelimit-reset': String(Math.ceil(count.resetsAt / 1000)),
  };
}

function invalidCredentials() {
  return refused('CREDENTIALS_WRONG', 'Invalid credentials');
}

/** Throws the same error after the same work for unknown users, invited users and incorrect passwords. */
async function assertPassword(
  passwords: Passwords,
  user: UserRow | undefined,
  password: string,
): Promise<UserRow> {
  const fits = password.length <= maxPasswordLength;
  const right = fits && (await passwords.verify(user?.password_hash ?? null, password));
  const known = right ? user : undefined;
  if (known === undefined) throw invalidCredentials();
  return known;
}

/** Returns a new hash when the stored one has another cost; null otherwise. */
async function upgradedHash(
  passwords: Passwords,
  { password_hash: stored }: UserRow,
  password: string,
): Promise<string | null> {
  return passwords.isOutdated(stored) ? passwords.hash(password) : null;
}

/**
 * Opens a session after the password was verified. Locks the user and checks again, because the password may change while
 * the old one is verified; a session opened with it would survive the change.
 */
async function openSessionFor(
  context: IdentityContext,
  { user, password }: { readonly user: UserRow; readonly password: string },
  request: SessionRequest,
): Promise<OpenedSession> {
  const fresh = await upgradedHash(context.passwords, user, password);
  return context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const current = await lockUser(tables, context.database, user.id);
    if (current?.password_hash !== user.password_hash) throw invalidCredentials();
    if (current.is_active !== 1 || current.blocked === 1) throw refused('USER_NOT_ACTIVE', 'User not active');
    await runUserHooks(context, transaction, { step: 'use-password', user: current, actorId: current.id });
    if (fresh !== null) {
      await tables
        .updateTable('admin_users')
        .set({ password_hash: fresh })
        .where('id', '=', user.id)
        .execute();
    }
    return openSession(context, tables, { userId: user.id, email: user.email, ...request });
  });
}

/** The characters of an unknown address that are recorded. */
const maxRecordedEmail = 254;

/**
 * Records a refused sign-in in a separate transaction. The limits above bound the number of records: attempts beyond
 * them are refused before.
 */
async function recordingFailure<Result>(
  { database, events }: Pick<IdentityContext, 'database' | 'events'>,
  { email, user }: { readonly email: string; readonly user: UserRow | undefined },
  { client: { ip } }: Pick<SessionRequest, 'client'>,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError && events.isRecording()) {
      await database.transaction(({ kysely }) =>
        events.recordChange(kysely, () => ({
          action: 'admin.auth.failure',
          entity: {
            type: 'user',
            id: user?.id ?? null,
            label: email.replaceAll('\u0000', '').slice(0, maxRecordedEmail),
          },
          origin: { userId: null, apiClient: null, ip },
          after: { reason: error.code },
        })),
      );
    }
    throw error;
  }
}

/**
 * Signs a user in. Attempts are counted before the password is verified, per network, per account and network, and per
 * account; successful ones are refunded, and refused ones are not counted.
 * @param setHeader receives the rate limit headers
 * @throws AppError CREDENTIALS_MISSING, CREDENTIALS_WRONG, USER_NOT_ACTIVE (400), TOO_MANY_REQUESTS (429)
 */
export async function login(
  context: IdentityContext,
  credentials: Credentials,
  request: SessionRequest,
  setHeader: (name: string, value: string) => void,
): Promise<SignedIn<{ token: string; user: SignedInUser }>> {
  const network = networkOf(request.client.ip);
  const account = normalizeEmail(credentials.email ?? '') || `nobody at ${network}`;
  const accountAndNetwork: LimitedSubject = [perAccountAndNetwork, `${account} at ${network}`];
  const limits: readonly LimitedSubject[] = [
    ...networkLimits(perNetwork, request.client.ip),
    accountAndNetwork,
    [perAccount, account],
  ];
  const before = await context.attempts.look(...accountAndNetwork);
  await consumeAttempt(context, limits, limitHeaders({ ...before, remaining: 0 }));
  const headers = limitHeaders(await context.attempts.look(...accountAndNetwork));
  for (const [name, value] of Object.entries(headers)) setHeader(name, value);
  const { email, password } = credentials;
  if (!email || !password) throw refused('CREDENTIALS_MISSING', 'Missing credentials');
  // PostgreSQL rejects NUL in text, and no address contains one.
  const named = account.includes('\u0000') ? undefined : await userByEmail(context.tables, account);
  const { user, session } = await recordingFailure(
    context,
    { email: account, user: named },
    request,
    async () => {
      const proven = await assertPassword(context.passwords, named, password);
      return { user: proven, session: await openSessionFor(context, { user: proven, password }, request) };
    },
  );
  refundAttempt(context, limits);
  const token = await startSession(context, session, request);
  return { response: { token, user: presentUser(user) }, cookie: session.cookie };
}
