import { AppError } from '../../errors/app-error.ts';
import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { timestamp } from '../tables.ts';
import { networkLimits, consumeAttempt } from '../limits/consume-attempt.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { rotateSession } from '../sessions/rotate-session.ts';
import { isAlive, tokenLifetimeOf } from '../sessions/session-limits.ts';

/** A new access token of the same session. */
export interface RenewedToken {
  readonly token: string;
  /** The next refresh cookie; null when the token was renewed without one. */
  readonly cookie: string | null;
}

/** Counts refused calls only, so that valid sessions continue while others fail from the same network. */
const refusals: AttemptLimit = { name: 'renew/network', attempts: 60, window: 60_000 };

function invalidToken(): AppError {
  return new AppError({
    name: 'ValidationError',
    status: 400,
    code: 'TOKEN_INVALID',
    message: 'Invalid token',
  });
}

async function renewByCookie(
  context: IdentityContext,
  refreshToken: string,
  client: Client,
): Promise<RenewedToken | null> {
  const rotated = await rotateSession(context, refreshToken, client);
  if (rotated === null) return null;
  const { sessionId, userId, remembered, cookie } = rotated;
  const lifetime = tokenLifetimeOf({ remembered, renews: client.renews });
  return { token: await context.accessTokens.sign({ userId, sessionId }, lifetime), cookie };
}

/** Renews with a valid access token, which extends the idle lifetime of the session but not the absolute one. */
async function renewByToken(
  context: IdentityContext,
  token: string,
  client: Client,
): Promise<RenewedToken | null> {
  const claims = await context.accessTokens.verify(token);
  if (claims === null) return null;
  const { sessionId, userId } = claims;
  const session = await context.tables
    .selectFrom('admin_sessions as session')
    .innerJoin('admin_users as user', 'user.id', 'session.user_id')
    .select(['session.last_used_at', 'session.expires_at', 'session.remembered'])
    .where('session.id', '=', sessionId)
    .where('user.id', '=', userId)
    .where('user.is_active', '=', 1)
    .where('user.blocked', '=', 0)
    .executeTakeFirst();
  if (session === undefined || !isAlive(session, context.now())) return null;
  await context.tables
    .updateTable('admin_sessions')
    .set({ last_used_at: timestamp(context) })
    .where('id', '=', sessionId)
    .execute();
  const lifetime = tokenLifetimeOf({ remembered: session.remembered === 1, renews: client.renews });
  return { token: await context.accessTokens.sign({ userId, sessionId }, lifetime), cookie: null };
}

/**
 * Issues a new access token for the session of the refresh cookie or, for clients without cookies, of a valid access
 * token.
 * @param given each empty when absent
 * @throws AppError TOKEN_INVALID (400), TOO_MANY_REQUESTS (429)
 */
export async function renewToken(
  context: IdentityContext,
  given: { readonly refreshToken: string; readonly token: string },
  client: Client,
): Promise<RenewedToken> {
  // The window of an impersonation preview shares the cookie; a token by the cookie would not be read-only.
  if ((await context.viewTokens.verify(given.token)) !== null) throw invalidToken();
  const byCookie = await renewByCookie(context, given.refreshToken, client);
  const renewed = byCookie ?? (await renewByToken(context, given.token, client));
  if (renewed !== null) return renewed;
  await consumeAttempt(context, networkLimits(refusals, client.ip));
  throw invalidToken();
}
