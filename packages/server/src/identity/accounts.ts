import { randomBytes } from 'node:crypto';
import type { DatabaseTransaction } from '../database/index.ts';
import type { ChangeOrigin } from '../events/change-record.ts';
import { notFound, refused } from '../errors/request-errors.ts';
import type { ActorRole, Client } from './actor.ts';
import type { IdentityContext } from './identity-context.ts';
import type { AttemptLimit } from './limits/attempt-counts.ts';
import { consumeAttempt, networkLimits } from './limits/consume-attempt.ts';
import { userRolesTable } from './conditions.ts';
import { userCreation, userUpdate } from './records/record-users.ts';
import {
  lockUser,
  normalizeEmail,
  presentWithRoles,
  rolesOf,
  userByEmail,
  userById,
  type UserRow,
  type UserWithRoles,
} from './records/user-record.ts';
import { refreshTokenOf } from './sessions/refresh-token.ts';
import { endSession, endSessions } from './sessions/sessions.ts';
import { openSession } from './sessions/open-session.ts';
import { startSession } from './sign-in/start-session.ts';
import { identityTables, timestamp, type IdentityDatabase } from './tables.ts';
import { dropTokens } from './tokens/one-time-token.ts';
import { withRemainingSuperAdmin } from './users/permissions/super-admins.ts';
import { assertAddressFree, withUniqueAddress } from './users/unique-address.ts';
import { afterUserCreation, afterUserUpdate, beforeUserUpdate, insertUser } from './users/hooked-users.ts';
import { replaceRoles } from './users/user-roles.ts';
import { runUserHooks } from './users/user-steps.ts';

/** A user that a plugin creates: active, with an unknown password. */
export interface NewAccount {
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string | null;
  /** Role ids. Those of deleted roles are ignored. */
  readonly roles: readonly number[];
}

/** The request that signs a user in: the parts of a `RouteContext`. */
export interface SignInRequest {
  readonly client: Client;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** Keeps the session after the browser is closed. @default false */
  readonly remembered?: boolean;
}

/** Further writes of a plugin in the transaction of an operation. */
type Within<Subject> = (subject: Subject, transaction: DatabaseTransaction) => Promise<void>;

/** Accounts for plugins that sign users in by other means than a password. The plugin decides who the user is. */
export interface Accounts {
  find(userId: number): Promise<UserWithRoles | null>;
  findByEmail(email: string): Promise<UserWithRoles | null>;
  /** Returns whether a user was invited and has neither registered nor signed in. */
  isInvited(userId: number): Promise<boolean>;
  /**
   * Creates an active user.
   * @throws AppError EMAIL_TAKEN (400), and whatever a hook throws to refuse the user
   */
  create(account: NewAccount, within: Within<number>): Promise<UserWithRoles>;
  /**
   * Activates an invited user, whose invitation link then no longer works.
   * @throws AppError NOT_FOUND (404), and whatever a hook throws to refuse the activation
   */
  acceptInvitation(userId: number): Promise<void>;
  /**
   * Replaces the roles of a user, except by none.
   * @throws AppError NOT_FOUND (404), LAST_SUPER_ADMIN (400)
   */
  replaceRoles(userId: number, roles: readonly number[]): Promise<void>;
  /**
   * Opens a session for a user who may sign in. Set the cookie: the panel exchanges it for a token.
   * @throws AppError USER_NOT_ACTIVE (400)
   */
  openSession(
    userId: number,
    request: SignInRequest,
    within: Within<string>,
  ): Promise<{ readonly sessionId: string; readonly cookie: string }>;
  /** Ends a session of a user. */
  endSession(session: { readonly sessionId: string; readonly userId: number }): Promise<void>;
  /**
   * Ends sessions in the transaction of the change that requires it.
   * @param origin the author of the change
   */
  endSessions(
    sessions: { readonly sessionIds: readonly string[]; readonly origin: ChangeOrigin },
    transaction: Pick<DatabaseTransaction, 'kysely'>,
  ): Promise<void>;
  /**
   * Counts an attempt of a network.
   * @throws AppError TOO_MANY_REQUESTS (429)
   */
  countAttempt(limit: AttemptLimit, client: Client): Promise<void>;
}

/** The author of changes by plugins. */
const byServer = { actorId: null };

async function existingRoles(tables: IdentityDatabase, ids: readonly number[]): Promise<ActorRole[]> {
  if (ids.length === 0) return [];
  return tables
    .selectFrom('admin_roles')
    .select(['id', 'name', 'code', 'description'])
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
}

async function createAccount(
  context: IdentityContext,
  { email: sent, firstname, lastname, roles: ids }: NewAccount,
  within: Within<number>,
): Promise<UserWithRoles> {
  const email = normalizeEmail(sent);
  // Without a hash the user would count as invited.
  const passwordHash = await context.passwords.hash(randomBytes(32).toString('base64url'));
  const created = await withUniqueAddress(() =>
    context.database.transaction(async (transaction) => {
      const tables = identityTables(transaction);
      transaction.touch('admin_users');
      transaction.touch(userRolesTable);
      await assertAddressFree(tables, email);
      const roles = await existingRoles(tables, ids);
      const subject = { userId: null, email, roles: roles.map(({ id }) => id), actorId: null };
      await context.userHooks.run('create', subject, transaction);
      const user = { firstname, lastname, email, passwordHash, isActive: true };
      const row = await insertUser(context, tables, { user, roles, author: byServer });
      await replaceRoles(tables, row.id, roles);
      await within(row.id, transaction);
      await afterUserCreation(context, tables, { row, roles, author: byServer });
      await context.events.recordChange(tables, () => userCreation(row, roles, byServer));
      return presentWithRoles(tables, row);
    }),
  );
  context.events.emit('user.created', { userId: created.id, actorId: created.id });
  return created;
}

async function acceptInvitation(context: IdentityContext, userId: number): Promise<void> {
  const passwordHash = await context.passwords.hash(randomBytes(32).toString('base64url'));
  await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    transaction.touch('admin_users');
    const user = await lockUser(tables, context.database, userId);
    if (user === undefined || user.password_hash !== null) throw notFound('User does not exist');
    if (user.is_active !== 1)
      await runUserHooks(context, transaction, { step: 'activate', user, actorId: userId });
    const author = { actorId: userId };
    const columns = await beforeUserUpdate(context, tables, {
      user,
      columns: { password_hash: passwordHash, is_active: 1 },
      author,
    });
    const updated = await tables
      .updateTable('admin_users')
      .set({ ...columns, updated_at: timestamp(context) })
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirstOrThrow();
    await dropTokens(tables, userId);
    await afterUserUpdate(context, tables, { before: user, after: updated, author });
    await context.events.recordChange(tables, () => userUpdate(user, updated, author));
  });
  context.events.emit('user.changed', { userId, actorId: userId });
}

/** Writes the texts that hooks set on a user whose row does not change otherwise. */
async function updateTexts(tables: IdentityDatabase, user: UserRow, set: Partial<UserRow>): Promise<UserRow> {
  if (Object.keys(set).length === 0) return user;
  return tables
    .updateTable('admin_users')
    .set(set)
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function replaceUserRoles(
  context: IdentityContext,
  userId: number,
  ids: readonly number[],
): Promise<void> {
  const isChanged = await withRemainingSuperAdmin(context.database, async (transaction) => {
    const tables = identityTables(transaction);
    transaction.touch(userRolesTable);
    const user = await lockUser(tables, context.database, userId);
    if (user === undefined) throw notFound('User does not exist');
    const before = await rolesOf(tables, userId);
    const after = await existingRoles(tables, ids);
    const isSame = before.length === after.length && before.every(({ id }, index) => id === after[index]?.id);
    if (isSame || after.length === 0) return false;
    const roles = { rolesBefore: before, rolesAfter: after };
    const set = await beforeUserUpdate(context, tables, { user, columns: {}, author: byServer, ...roles });
    await replaceRoles(tables, userId, after);
    const updated = await updateTexts(tables, user, set);
    const rolesBefore = before;
    await afterUserUpdate(context, tables, { before: user, after: updated, author: byServer, rolesBefore });
    await context.events.recordChange(tables, () => userUpdate(user, updated, byServer, { before, after }));
    return true;
  });
  if (isChanged) context.events.emit('user.changed', { userId, actorId: userId });
}

async function openSessionFor(
  context: IdentityContext,
  userId: number,
  { client, cookies, remembered = false }: SignInRequest,
  within: Within<string>,
) {
  const session = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const user = await lockUser(tables, context.database, userId);
    if (user?.is_active !== 1 || user.blocked === 1) throw refused('USER_NOT_ACTIVE', 'User not active');
    const opened = await openSession(context, tables, { userId, email: user.email, client, remembered });
    await within(opened.sessionId, transaction);
    return opened;
  });
  await startSession(context, session, { client, replaces: refreshTokenOf(cookies, client) });
  return { sessionId: session.sessionId, cookie: session.cookie };
}

/** Creates the accounts service. */
export function createAccounts(context: IdentityContext): Accounts {
  const { tables } = context;
  const present = async (row: UserRow | undefined) => (row ? presentWithRoles(tables, row) : null);
  return {
    find: async (userId) => present(await userById(tables, userId)),
    findByEmail: async (email) => present(await userByEmail(tables, normalizeEmail(email))),
    isInvited: async (userId) => (await userById(tables, userId))?.password_hash === null,
    create: (account, within) => createAccount(context, account, within),
    acceptInvitation: (userId) => acceptInvitation(context, userId),
    replaceRoles: (userId, roles) => replaceUserRoles(context, userId, roles),
    openSession: (userId, request, within) => openSessionFor(context, userId, request, within),
    async endSession(session) {
      await endSession(context, session);
    },
    endSessions: (sessions, transaction) => endSessions(context, identityTables(transaction), sessions),
    countAttempt: (limit, { ip }) => consumeAttempt(context, networkLimits(limit, ip)),
  };
}
