import { randomBytes } from 'node:crypto';
import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { recordedWrite } from '../../events/change-record.ts';
import { identityTables, timestamp, type IdentityDatabase } from '../tables.ts';
import {
  refreshCookie,
  createRefreshToken,
  isGenuine,
  readRefreshToken,
  type RefreshToken,
} from './refresh-token.ts';
import { isAlive, rotationGrace } from './session-limits.ts';

/**
 * Replaces the seed of a session, which invalidates all of its earlier refresh tokens.
 * @returns the cookie with the first refresh token of the new seed
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

/** A session after the rotation of its refresh token. */
export interface RotatedSession {
  readonly sessionId: string;
  readonly userId: number;
  readonly remembered: boolean;
  readonly cookie: string;
}

async function readSession(context: IdentityContext, id: string) {
  const session = await context.tables
    .selectFrom('admin_sessions as session')
    .innerJoin('admin_users as user', 'user.id', 'session.user_id')
    .selectAll('session')
    .where('session.id', '=', id)
    .where('user.is_active', '=', 1)
    .where('user.blocked', '=', 0)
    .executeTakeFirst();
  return session !== undefined && isAlive(session, context.now()) ? session : null;
}

type SessionRow = NonNullable<Awaited<ReturnType<typeof readSession>>>;

/** Returns a refresh token that this server issued, of any generation, with its live session; null for others. */
async function readGenuine(
  context: IdentityContext,
  text: string,
): Promise<{ readonly token: RefreshToken; readonly session: SessionRow } | null> {
  const token = readRefreshToken(text);
  const session = token && (await readSession(context, token.sessionId));
  if (!session || !isGenuine(context.keys.refreshToken, session.seed, text)) return null;
  return { token, session };
}

function successor(
  context: IdentityContext,
  session: SessionRow,
  generation: number,
  client: Client,
): RotatedSession {
  const token = createRefreshToken(context.keys.refreshToken, session.seed, {
    sessionId: session.id,
    generation,
  });
  const expiresAt = session.remembered === 1 ? Date.parse(session.expires_at) : null;
  return {
    sessionId: session.id,
    userId: session.user_id,
    remembered: session.remembered === 1,
    cookie: refreshCookie(client, token, { now: context.now(), expiresAt }),
  };
}

/** Returns whether a token is the one before the last rotation, shortly after it. */
function isJustRotated(context: IdentityContext, session: SessionRow, { generation }: RefreshToken): boolean {
  const isRecent = context.now() - Date.parse(session.rotated_at) <= rotationGrace;
  return isRecent && generation === session.generation - 1;
}

/** Advances the generation; of several concurrent rotations, only one does. */
async function advance(context: IdentityContext, session: SessionRow): Promise<boolean> {
  const now = timestamp(context);
  const { numUpdatedRows } = await context.tables
    .updateTable('admin_sessions')
    .set({ generation: session.generation + 1, rotated_at: now, last_used_at: now })
    .where('id', '=', session.id)
    .where('generation', '=', session.generation)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function revoke(context: IdentityContext, session: SessionRow, client: Client): Promise<null> {
  await recordedWrite(context, async (source) => {
    const tables = identityTables(source);
    await tables.deleteFrom('admin_sessions').where('id', '=', session.id).execute();
    await context.events.recordChange(tables, () => ({
      action: 'admin.session.reused',
      entity: { type: 'user', id: session.user_id },
      origin: { userId: null, apiClient: null, ip: client.ip },
    }));
  });
  context.events.emit('session.reused', { userId: session.user_id, sessionId: session.id, ip: client.ip });
  return null;
}

/**
 * Exchanges a refresh token for its successor. Within ten seconds the same token gives the same successor again, because
 * two tabs may rotate concurrently. Later use means a stolen copy and ends the session.
 * @returns null for an invalid token
 */
export async function rotateSession(
  context: IdentityContext,
  text: string,
  client: Client,
): Promise<RotatedSession | null> {
  const genuine = await readGenuine(context, text);
  if (genuine === null) return null;
  const { token, session } = genuine;
  if (token.generation === session.generation) {
    if (await advance(context, session)) return successor(context, session, session.generation + 1, client);
    return rotateSession(context, text, client);
  }
  if (isJustRotated(context, session, token)) return successor(context, session, session.generation, client);
  return revoke(context, session, client);
}

/**
 * Returns the session of a refresh token if it was opened with "remember me", so that each tab of the browser belongs to its
 * user. The token stays valid.
 * @returns null for an invalid or replaced token, and for a session that ends with the browser
 */
export async function findRememberedSession(
  context: IdentityContext,
  text: string,
): Promise<{ readonly sessionId: string; readonly userId: number } | null> {
  const genuine = await readGenuine(context, text);
  if (genuine === null) return null;
  const { token, session } = genuine;
  if (session.remembered !== 1) return null;
  const isCurrent = token.generation === session.generation || isJustRotated(context, session, token);
  return isCurrent ? { sessionId: session.id, userId: session.user_id } : null;
}
