import type { InvitationState } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { requireUser } from '../users/user-id.ts';

/**
 * Whether somebody was invited and has not registered: they have no password yet. Inactive alone does not say
 * so, for a registered user can be switched off. With it, whether a link reaches them by mail.
 * @throws AppError NOT_FOUND (404)
 */
export async function readInvitation(
  { tables, config }: Pick<IdentityContext, 'tables' | 'config'>,
  id: string | number,
): Promise<InvitationState> {
  const user = await requireUser(tables, id);
  return { isPending: user.password_hash === null, mail: config.smtpUrl === null ? 'file' : 'smtp' };
}
