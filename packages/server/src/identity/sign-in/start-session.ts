import type { Client } from '../../plugin.ts';
import type { IdentityContext } from '../identity-context.ts';
import { openSession } from '../sessions/open-session.ts';

/** How and from where somebody signs in. */
export interface SessionRequest {
  readonly client: Client;
  /** Whether the session outlives the browser. */
  readonly remembered: boolean;
}

/** An answer that comes with a cookie to set. */
export interface SignedIn<Answer> {
  readonly answer: Answer;
  readonly cookie: string;
}

/** Opens a session for a user who proved who they are. */
export async function startSession(
  context: IdentityContext,
  userId: number,
  { client, remembered }: SessionRequest,
): Promise<{ readonly token: string; readonly cookie: string; readonly sessionId: string }> {
  const { sessionId, cookie } = await openSession(context, context.tables, { userId, client, remembered });
  const token = await context.accessTokens.sign({ userId, sessionId });
  context.events.emit('session.opened', { userId, sessionId, ip: client.ip });
  return { token, cookie, sessionId };
}
