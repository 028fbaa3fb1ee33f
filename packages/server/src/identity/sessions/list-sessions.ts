import type { SessionSummary } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import type { Actor } from '../actor.ts';
import { isAlive } from './session-limits.ts';

/** Where the signed-in user is signed in, newest first. */
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
