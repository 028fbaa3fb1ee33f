import { randomBytes } from 'node:crypto';
import type { Client } from '../client.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../timestamp.ts';
import type { IdentityDatabase } from '../identity-database.ts';
import { refreshCookie } from './refresh-cookie.ts';
import { createRefreshToken } from './refresh-token.ts';

/**
 * Lets a session go on from a new seed: every refresh token of it that was given so far is worth nothing.
 * @returns the cookie with the first one of the new seed
 */
export async function reseedSession(
  context: IdentityContext,
  tables: IdentityDatabase,
  sessionId: string,
  client: Client,
): Promise<string> {
  const seed = randomBytes(32).toString('base64url');
  const session = await tables
    .updateTable('admin_sessions')
    .set({ seed, generation: 0, rotated_at: timestamp(context) })
    .where('id', '=', sessionId)
    .returning(['expires_at', 'remembered'])
    .executeTakeFirstOrThrow();
  const token = createRefreshToken(context.keys.refreshToken, seed, { sessionId, generation: 0 });
  const expiresAt = session.remembered === 1 ? Date.parse(session.expires_at) : null;
  return refreshCookie(client, token, { now: context.now(), expiresAt });
}
