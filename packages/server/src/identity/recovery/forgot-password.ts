import type { Client } from '../client.ts';
import type { IdentityContext } from '../identity-context.ts';
import { ofNetwork, consumeAttempt } from '../limits/consume-attempt.ts';
import type { AttemptLimit } from '../limits/attempt-counts.ts';
import { normalizeEmail, userByEmail } from '../records/user-record.ts';
import { issueToken } from '../tokens/one-time-token.ts';
import { queueLink, type LinkMessage } from './queue-link.ts';
import { resetMessage } from './reset-password.ts';

const hour = 3_600_000;
const perNetwork: AttemptLimit = { name: 'forgot/network', attempts: 10, window: hour };
/** Of what was typed, so that the limit tells nothing about whether there is such an account. */
const perAccount: AttemptLimit = { name: 'forgot/account', attempts: 3, window: hour };

/** Invited, deactivated and unknown people get no mail; the link goes to the address as it is stored. */
async function composeReset(context: IdentityContext, address: string): Promise<LinkMessage | null> {
  const user = await userByEmail(context.tables, address);
  if (user === undefined || user.is_active !== 1 || user.blocked === 1) return null;
  const token = await issueToken(context, context.tables, { userId: user.id, purpose: 'reset-password' });
  return resetMessage(context, user, token);
}

/**
 * Sends a link to choose a new password, if there is an active account with this address. Whether there is
 * one is looked up after the answer: neither the answer nor its time tells.
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export async function forgotPassword(context: IdentityContext, email: string, client: Client): Promise<void> {
  const address = normalizeEmail(email);
  await consumeAttempt(context, [...ofNetwork(perNetwork, client.ip), [perAccount, address]]);
  queueLink(context, () => composeReset(context, address));
}
