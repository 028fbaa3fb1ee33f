import { superAdminCode } from '@admin/content-model';
import type { Session } from '@admin/contract';
import type { Insertable } from 'kysely';
import { refused } from '../../errors/request-errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase, type IdentityTables } from '../tables.ts';
import { openSession } from '../sessions/open-session.ts';
import { claimSetting, readSetting } from '../stored-settings.ts';
import { userCreation } from '../records/record-users.ts';
import { normalizeEmail, presentUser, rolesOf } from '../records/user-record.ts';
import { afterUserCreation, beforeUserCreation } from '../users/hooked-users.ts';
import { startSession, type SignedIn, type SessionRequest } from './start-session.ts';

/** The account of the first administrator. */
export interface FirstAdmin {
  readonly firstname: string;
  readonly lastname?: string | null;
  readonly email: string;
  readonly password: string;
}

function alreadyRegistered() {
  return refused('ADMIN_EXISTS', 'You cannot register a new super admin');
}

function columnsOf(admin: FirstAdmin, passwordHash: string, now: string) {
  return {
    firstname: admin.firstname.trim(),
    lastname: admin.lastname?.trim() || null,
    username: null,
    email: normalizeEmail(admin.email),
    password_hash: passwordHash,
    is_active: 1,
    blocked: 0,
    prefered_language: null,
    created_at: now,
    updated_at: now,
  };
}

async function insertAdmin(tables: IdentityDatabase, columns: Insertable<IdentityTables['admin_users']>) {
  const user = await tables
    .insertInto('admin_users')
    .values(columns)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tables
    .insertInto('admin_user_roles')
    .values((query) => ({
      user_id: user.id,
      role_id: query.selectFrom('admin_roles').select('id').where('code', '=', superAdminCode),
    }))
    .execute();
  return user;
}

function superAdminRoles(tables: IdentityDatabase) {
  return tables.selectFrom('admin_roles').select('id').where('code', '=', superAdminCode).execute();
}

/**
 * Creates the first administrator and signs them in. Of several concurrent calls, one succeeds: the transaction that
 * writes the user claims a setting that can be set once.
 * @throws AppError ADMIN_EXISTS (400) once an administrator is registered
 */
export async function registerFirstAdmin(
  context: IdentityContext,
  admin: FirstAdmin,
  request: SessionRequest,
): Promise<SignedIn<Session>> {
  if ((await readSetting(context.tables, 'first-admin')) !== undefined) throw alreadyRegistered();
  const passwordHash = await context.passwords.hash(admin.password);
  const { user, session } = await context.database.transaction(async (transaction) => {
    const tables = identityTables(transaction);
    const now = timestamp(context);
    if (!(await claimSetting(tables, 'first-admin', now))) throw alreadyRegistered();
    const subject = { userId: null, email: normalizeEmail(admin.email), roles: [], actorId: null };
    await context.userHooks.run('create', subject, transaction);
    const roles = await superAdminRoles(tables);
    const author = (userId: number | null) => ({
      actorId: userId,
      origin: { userId, apiClient: null, ip: request.client.ip },
    });
    const sent = columnsOf(admin, passwordHash, now);
    const columns = await beforeUserCreation(context, tables, { columns: sent, roles, author: author(null) });
    const added = await insertAdmin(tables, columns);
    await afterUserCreation(context, tables, { row: added, roles, author: author(added.id) });
    await context.events.recordChange(tables, () =>
      userCreation(added, [{ name: 'Super Admin' }], author(added.id)),
    );
    return {
      user: added,
      session: await openSession(context, tables, { userId: added.id, email: added.email, ...request }),
    };
  });
  context.events.emit('user.created', { userId: user.id, actorId: user.id });
  context.events.emit('admin.registered', { userId: user.id });
  const token = await startSession(context, session, request);
  const roles = await rolesOf(context.tables, user.id);
  return { response: { token, user: { ...presentUser(user), roles } }, cookie: session.cookie };
}
