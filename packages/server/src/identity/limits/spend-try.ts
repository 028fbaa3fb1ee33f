import { tooManyRequests } from '../../errors/request-errors.ts';
import type { IdentityContext } from '../identity-context.ts';
import type { TryCount, TryLimit } from './try-limit.ts';

/** A limit and whom it is for: an e-mail address, a network address. */
export type LimitedSubject = readonly [limit: TryLimit, subject: string];

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
 * Counts one try under each limit and lets it pass while there are some left of all. One that is refused counts
 * under none of them, so that whoever is refused uses up nobody else's.
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export async function spendTry(
  context: Pick<IdentityContext, 'tries' | 'now'>,
  limits: readonly LimitedSubject[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const counted: LimitedSubject[] = [];
  for (const limited of limits) {
    const count = await context.tries.count(...limited);
    if (!count.allowed) giveBackTry(context, counted);
    assertWithinLimit(context, count, headers);
    counted.push(limited);
  }
}

/** Takes back a try that turned out to be no wrong one. */
export function giveBackTry(
  context: Pick<IdentityContext, 'tries'>,
  limits: readonly LimitedSubject[],
): void {
  for (const limited of limits) context.tries.giveBack(...limited);
}
