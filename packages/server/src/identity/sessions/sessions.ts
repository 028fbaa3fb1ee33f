import type { SessionSummary } from '@admin/contract';
import { sql } from 'kysely';
import type { IdentityContext } from '../identity-context.ts';
import { originOf, recordedWrite, serverOrigin, type ChangeOrigin } from '../../events/change-record.ts';
import { identityTables, timestamp, type IdentityDatabase } from '../tables.ts';
import type { Actor } from '../actor.ts';
import { isAlive } from './session-limits.ts';
import { isGenuine, readRefreshToken } from './refresh-token.ts';

/** Lists the sessions of the signed-in user, newest first. */
export async function listSessions(context: IdentityContext, actor: Actor): Promise<SessionSummary[]> {
  const rows = await context.tables
    .selectFrom('admin_sessions')
    .selectAll()
    .where('user_id', '=', actor.user.id)
    .where('expires_at', '>', timestamp(context))
    .orderBy('created_at', 'desc')
    .execute();
  return rows
    .filter((row) => isAlive(row, context.now()))
    .map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      expiresAt: row.expires_at,
      remembered: row.remembered === 1,
      ip: row.ip,
      userAgent: row.agent,
      current: row.id === actor.sessionId,
    }));
}

/**
 * Ends one session; its tokens become invalid immediately.
 * @returns whether the session existed
 */
export async function endSession(
  context: Pick<IdentityContext, 'database' | 'events'>,
  session: { readonly sessionId: string; readonly userId: number; readonly origin?: ChangeOrigin },
): Promise<boolean> {
  const { sessionId, userId, origin = { ...serverOrigin, userId } } = session;
  const isEnded = await recordedWrite(context, async (source) => {
    const tables = identityTables(source);
    const { numDeletedRows } = await tables
      .deleteFrom('admin_sessions')
      .where('id', '=', sessionId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await context.events.recordChange(tables, () => ({
      action: 'admin.logout',
      entity: { type: 'user', id: userId },
      origin,
    }));
    return true;
  });
  if (!isEnded) return false;
  context.events.emit('session.ended', { userId, sessionId });
  return true;
}

/** Ends all sessions of a user but one, and records who ended them. */
export async function endAllSessions(
  context: Pick<IdentityContext, 'database' | 'events'>,
  actor: Pick<Actor, 'permissions'>,
  user: { readonly id: number; readonly email: string },
  except: string,
): Promise<void> {
  await recordedWrite(context, async (source) => {
    const tables = identityTables(source);
    await endSessionsOf(tables, user.id, { except });
    await context.events.recordChange(tables, () => ({
      action: 'admin.sessions.end',
      entity: { type: 'user', id: user.id, label: user.email },
      origin: originOf(actor.permissions),
    }));
  });
}

/** Ends sessions in the transaction of another change, and records for each of their users who ended them. */
export async function endSessions(
  context: Pick<IdentityContext, 'database' | 'events'>,
  tables: IdentityDatabase,
  { sessionIds, origin }: { readonly sessionIds: readonly string[]; readonly origin: ChangeOrigin },
): Promise<void> {
  const { dialect } = context.database;
  const ended = await tables
    .deleteFrom('admin_sessions')
    .where(dialect.inList(sql.ref('id'), sessionIds, 'text'))
    .returning('user_id')
    .execute();
  await context.events.recordChange(tables, () =>
    [...new Set(ended.map((session) => session.user_id))].map((id) => ({
      action: 'admin.sessions.end',
      entity: { type: 'user', id },
      origin,
    })),
  );
}

/** Throws away the sessions whose time is over. */
export async function forgetOldSessions(context: Pick<IdentityContext, 'tables' | 'now'>): Promise<void> {
  await context.tables.deleteFrom('admin_sessions').where('expires_at', '<=', timestamp(context)).execute();
}

/** Ends the sessions of a user, all or all except one, after a change of password or state. */
export async function endSessionsOf(
  tables: IdentityDatabase,
  userId: number,
  options: { readonly except?: string } = {},
): Promise<void> {
  await tables
    .deleteFrom('admin_sessions')
    .where('user_id', '=', userId)
    .where('id', '<>', options.except ?? '')
    .execute();
}

/**
 * Ends the session that a browser replaces by signing in again, of whichever user. Its cookie is overwritten, so it could
 * not be signed out later. A token that this server did not issue ends nothing.
 */
export async function endReplacedSession(context: IdentityContext, refreshToken: string): Promise<void> {
  const token = readRefreshToken(refreshToken);
  if (token === null) return;
  const { sessionId } = token;
  const session = await context.tables
    .selectFrom('admin_sessions')
    .select(['user_id', 'seed'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined || !isGenuine(context.keys.refreshToken, session.seed, refreshToken)) return;
  await endSession(context, { sessionId, userId: session.user_id });
}
