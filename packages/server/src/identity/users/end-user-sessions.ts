import type { Actor } from '../actor.ts';
import type { IdentityContext } from '../identity-context.ts';
import { endSessionsOf } from '../sessions/end-sessions.ts';
import { assertMayManage } from './permissions/assert-may-give.ts';
import { requireUser } from '../records/user-id.ts';

/**
 * Signs a user out everywhere; the administrator who does it to themselves stays signed in here.
 * @throws AppError NOT_FOUND (404), PERMISSION_NOT_HELD (403)
 */
export async function endUserSessions(
  context: IdentityContext,
  actor: Actor,
  id: string | number,
): Promise<void> {
  const user = await requireUser(context.tables, id);
  await assertMayManage(context.tables, actor, user.id);
  await endSessionsOf(context.tables, user.id, { except: actor.sessionId });
}
