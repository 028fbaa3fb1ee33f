import { randomBytes } from 'node:crypto';
import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, type IdentityDatabase } from '../tables.ts';
import { createRefreshToken, refreshCookie } from './refresh-token.ts';
import { lifetimeOf } from './session-limits.ts';

/** A session just opened: the cookie to set beside the access token. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly remembered: boolean;
  readonly cookie: string;
}

/** Text of a browser's name is kept only so that a person recognises their own session. */
const agentLength = 200;

/**
 * Opens a session with an id that nobody could know before. Run it in the transaction in which it is certain
 * that the user may have one: what was true a moment before it may have ended, with all their sessions.
 */
export async function openSession(
  context: IdentityContext,
  tables: IdentityDatabase,
  spec: {
    readonly userId: number;
    readonly email: string;
    readonly client: Client;
    readonly remembered: boolean;
  },
): Promise<OpenedSession> {
  const { userId, email, client, remembered } = spec;
  const now = timestamp(context);
  const expiresAt = timestamp(context, lifetimeOf(remembered).total);
  const sessionId = randomBytes(16).toString('base64url');
  const seed = randomBytes(32).toString('base64url');
  await tables
    .insertInto('admin_sessions')
    .values({
      id: sessionId,
      user_id: userId,
      generation: 0,
      seed,
      rotated_at: now,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      remembered: remembered ? 1 : 0,
      ip: client.ip,
      agent: client.userAgent.slice(0, agentLength),
    })
    .execute();
  await context.events.recordChange(tables, () => ({
    action: 'admin.auth.success',
    entity: { type: 'user', id: userId, label: email },
    origin: { userId, apiClient: null, ip: client.ip },
  }));
  const token = createRefreshToken(context.keys.refreshToken, seed, { sessionId, generation: 0 });
  const keepUntil = remembered ? Date.parse(expiresAt) : null;
  const cookie = refreshCookie(client, token, { now: context.now(), expiresAt: keepUntil });
  return { sessionId, userId, remembered, cookie };
}
