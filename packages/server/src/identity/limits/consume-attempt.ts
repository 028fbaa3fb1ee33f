import { tooManyRequests } from '../../errors/request-errors.ts';
import type { AttemptCounts } from './attempt-counts.ts';
import type { AttemptCount, AttemptLimit } from './attempt-limit.ts';
import { networkOf, siteOf } from './network-address.ts';

/** What limits of attempts work with. */
interface LimitContext {
  readonly attempts: AttemptCounts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A limit and whom it is for: an e-mail address, a network address. */
export type LimitedSubject = readonly [limit: AttemptLimit, subject: string];

/** A site, which is one customer or several, may try so many times as often as one of its networks. */
const triesOfSite = 5;

/** A limit of attempts from one network, and a wider one of the IPv6 site around it. */
export function ofNetwork(limit: AttemptLimit, ip: string): readonly LimitedSubject[] {
  const site = siteOf(ip);
  const ofOne: LimitedSubject = [limit, networkOf(ip)];
  if (site === null) return [ofOne];
  return [ofOne, [{ ...limit, name: `${limit.name}/site`, attempts: limit.attempts * triesOfSite }, site]];
}

/**
 * Lets an attempt pass that is within its limit.
 * @param headers travel with the refusal
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export function assertWithinLimit(
  context: Pick<LimitContext, 'now'>,
  count: AttemptCount,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (count.allowed) return;
  throw tooManyRequests(Math.max(Math.ceil((count.resetsAt - context.now()) / 1000), 1), headers);
}

/**
 * Counts one attempt under each limit and lets it pass while there are some left of all. One that is refused counts
 * under none of them, so that whoever is refused uses up nobody else's.
 * @throws AppError TOO_MANY_REQUESTS (429)
 */
export async function consumeAttempt(
  context: LimitContext,
  limits: readonly LimitedSubject[],
  headers: Readonly<Record<string, string>> = {},
): Promise<void> {
  const counted: LimitedSubject[] = [];
  for (const limited of limits) {
    const count = await context.attempts.count(...limited);
    if (!count.allowed) refundAttempt(context, counted);
    assertWithinLimit(context, count, headers);
    counted.push(limited);
  }
}

/** Takes back an attempt that turned out to be no wrong one. */
export function refundAttempt(
  context: Pick<LimitContext, 'attempts'>,
  limits: readonly LimitedSubject[],
): void {
  for (const limited of limits) context.attempts.refund(...limited);
}
