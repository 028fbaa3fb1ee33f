import type { DatabaseTransaction } from '../../database/index.ts';
import type { UserStep } from '../../events/user-hooks.ts';
import type { IdentityContext } from '../identity-context.ts';
import { rolesOf, type UserRow } from '../records/user-record.ts';
import { identityTables } from '../tables.ts';

/**
 * Runs the hooks of plugins on a step of an existing user, in the transaction of the step. Costs nothing without hooks.
 * @param actorId the user who takes the step; null for the server or a plugin
 * @throws whatever a hook throws to refuse the step
 */
export async function runUserHooks(
  { userHooks }: Pick<IdentityContext, 'userHooks'>,
  transaction: DatabaseTransaction,
  {
    step,
    user,
    actorId,
  }: { readonly step: UserStep; readonly user: UserRow; readonly actorId: number | null },
): Promise<void> {
  if (!userHooks.has(step)) return;
  const roles = (await rolesOf(identityTables(transaction), user.id)).map(({ id }) => id);
  await userHooks.run(step, { userId: user.id, email: user.email, roles, actorId }, transaction);
}
