import type { InvitationState } from '@admin/contract';
import type { IdentityContext } from '../identity-context.ts';
import { requireUser } from '../records/user-id.ts';

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

/**
 * Returns which of these users were invited and have not registered yet.
 * @param ids at most 100
 */
export async function findPendingInvitations(
  { tables }: Pick<IdentityContext, 'tables'>,
  ids: readonly number[],
): Promise<readonly number[]> {
  const rows = await tables
    .selectFrom('admin_users')
    .select('id')
    .where('id', 'in', ids)
    .where('password_hash', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
