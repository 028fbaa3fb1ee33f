import {
  accountsRef,
  refused,
  type BeforeHookContext,
  type ChangeOrigin,
  type DatabaseTransaction,
  type PluginContext,
} from '@admin/server';
import { sql } from 'kysely';
import { readOptions } from './options.ts';
import { providersVariable } from './providers.ts';
import { signOnTables, type SignOnDatabase } from './tables.ts';

/** Returns whether users can sign in at a provider. Without one, no role is locked. */
export async function hasProvider(
  { variable }: Pick<PluginContext, 'variable'>,
  tables: SignOnDatabase,
): Promise<boolean> {
  if (variable(providersVariable).length > 0) return true;
  return (await tables.selectFrom('sso_providers').select('uid').limit(1).executeTakeFirst()) !== undefined;
}

/** Returns the ids of the roles whose users must use single sign-on. */
export async function lockedRoles(
  server: Pick<PluginContext, 'variable'>,
  tables: SignOnDatabase,
): Promise<readonly number[]> {
  const { ssoLockedRoles } = await readOptions(tables);
  const locked = ssoLockedRoles ?? [];
  return locked.length > 0 && (await hasProvider(server, tables)) ? locked : [];
}

/** Returns whether one of the roles is locked to single sign-on. */
export async function isLocked(
  server: Pick<PluginContext, 'variable'>,
  tables: SignOnDatabase,
  roles: readonly number[],
): Promise<boolean> {
  return (await lockedRoles(server, tables)).some((role) => roles.includes(role));
}

/**
 * Refuses a password of a user with a locked role. The options remain locked until the step is stored, so that a lock that
 * is stored later ends the session that this step opens.
 * @throws AppError SSO_REQUIRED (400)
 */
export async function refuseLockedPassword(
  { roles }: { readonly roles: readonly number[] },
  { transaction, server }: BeforeHookContext,
): Promise<void> {
  const { forShare } = server.database.dialect;
  await sql`select id from sso_options where id = 1 ${forShare}`.execute(transaction);
  if (!(await isLocked(server, signOnTables({ kysely: transaction }), roles))) return;
  throw refused(
    'SSO_REQUIRED',
    'Your role requires single sign-on. Use one of the sign-in methods below the form.',
  );
}

/** Which password sessions end. */
interface EndedSessions {
  readonly origin: ChangeOrigin;
  /** Only those of this user. @default those of all users */
  readonly userId?: number;
  /** The session in which the roles are locked: with it, a mistake can be corrected. */
  readonly except?: string;
}

/** Ends the sessions that users with a locked role opened with a password, in the transaction that locks them. */
export async function endPasswordSessions(
  server: PluginContext,
  transaction: DatabaseTransaction,
  { origin, userId, except = '' }: EndedSessions,
): Promise<void> {
  const roles = await lockedRoles(server, signOnTables(transaction));
  if (roles.length === 0) return;
  const { dialect } = server.database;
  const { rows } = await sql<{ readonly id: string }>`
    select session.id from admin_sessions session
    left join sso_sessions opened on opened.session_id = session.id
    where opened.session_id is null and session.id <> ${except}
      and session.user_id in
        (select user_id from admin_user_roles where ${dialect.inList(sql.ref('role_id'), roles)})
      and ${userId === undefined ? sql`1 = 1` : sql`session.user_id = ${userId}`}`.execute(
    transaction.kysely,
  );
  if (rows.length === 0) return;
  const sessions = { sessionIds: rows.map(({ id }) => id), origin };
  await server.get(accountsRef).endSessions(sessions, transaction);
}
