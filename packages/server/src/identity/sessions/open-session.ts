import { randomBytes } from 'node:crypto';
import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp, type IdentityDatabase } from '../tables.ts';
import { createRefreshToken, refreshCookie } from './refresh-token.ts';
import { lifetimeOf } from './session-limits.ts';

/** A new session with its refresh cookie. */
export interface OpenedSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly remembered: boolean;
  readonly cookie: string;
}

/** Characters of the user agent that are stored; they only help users recognize their sessions. */
const maxAgentLength = 200;

/**
 * Opens a session with a random id. Must run in the transaction that checks whether the user may sign in, so that a
 * concurrent block or password change ends this session too.
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
      agent: client.userAgent.slice(0, maxAgentLength),
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
