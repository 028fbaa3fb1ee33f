import type { IdentityContext } from '../identity-context.ts';
import { endSession } from './end-sessions.ts';
import { isGenuine, readRefreshToken } from './refresh-token.ts';

/**
 * Ends the session that a browser gives up by signing in anew, whoever's it is: its cookie is overwritten, so
 * that nobody could sign it out any more. A token that we did not make ends nothing.
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
