import { tooManyRequests } from '../../errors/request-errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import { countTry, type TryCount, type TryLimit } from './count-try.ts';

/**
 * Lets a try pass that is within its limit.
 * @param headers travel with the refusal
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export function assertWithinLimit(
  context: Pick<IdentityContext, 'now'>,
  count: TryCount,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (count.allowed) return;
  throw tooManyRequests(Math.max(Math.ceil((count.resetsAt - context.now()) / 1000), 1), headers);
}

/**
 * Counts one try and lets it pass while there are some left.
 * @param subject whom the count is for: an e-mail address, a network address
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export async function spendTry(
  context: Pick<IdentityContext, 'tables' | 'now'>,
  limit: TryLimit,
  subject: string,
): Promise<void> {
  assertWithinLimit(context, await countTry(context, limit, subject));
}
