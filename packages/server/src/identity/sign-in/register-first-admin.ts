import { superAdminCode } from '@admin/content-model';
import type { Session } from '@admin/contract';
import { refused } from '../../errors/request-errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, identityTables, type IdentityDatabase } from '../tables.ts';
import { openSession } from '../sessions/open-session.ts';
import { claimSetting, readSetting } from '../stored-settings.ts';
import { userCreation } from '../records/record-users.ts';
import { normalizeEmail, presentUser, rolesOf } from '../records/user-record.ts';
import { afterUserCreation, insertUser } from '../users/hooked-users.ts';
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

async function makeSuperAdmin(tables: IdentityDatabase, userId: number): Promise<void> {
  await tables
    .insertInto('admin_user_roles')
    .values((query) => ({
      user_id: userId,
      role_id: query.selectFrom('admin_roles').select('id').where('code', '=', superAdminCode),
    }))
    .execute();
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
    const account = {
      firstname: admin.firstname.trim(),
      lastname: admin.lastname?.trim() || null,
      email: normalizeEmail(admin.email),
      passwordHash,
      isActive: true,
    };
    const added = await insertUser(context, tables, { user: account, roles, author: author(null) });
    await makeSuperAdmin(tables, added.id);
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
