import type { Client } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { endReplacedSession, forgetOldSessions } from '../sessions/sessions.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { tokenLifetimeOf } from '../sessions/session-limits.ts';

/** The client and the options of a sign-in. */
export interface SessionRequest {
  readonly client: Client;
  /** Keeps the session after the browser is closed. */
  readonly remembered: boolean;
  /** The refresh token of this browser's previous session; empty without one. */
  readonly replaces: string;
}

/** A response with a cookie to set. */
export interface SignedIn<Response> {
  readonly response: Response;
  readonly cookie: string;
}

/**
 * Starts a session after its transaction was committed: issues its first access token, ends the session that it replaces
 * and publishes `session.opened`.
 */
export async function startSession(
  context: IdentityContext,
  { sessionId, userId, remembered }: OpenedSession,
  { client, replaces }: Pick<SessionRequest, 'client' | 'replaces'>,
): Promise<string> {
  await endReplacedSession(context, replaces);
  await forgetOldSessions(context);
  context.events.emit('session.opened', { userId, sessionId, ip: client.ip });
  const lifetime = tokenLifetimeOf({ remembered, renews: client.renews });
  return context.accessTokens.sign({ userId, sessionId }, lifetime);
}
