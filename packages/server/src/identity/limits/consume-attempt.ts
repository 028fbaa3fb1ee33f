import { tooManyRequests } from '../../errors/request-errors.ts';
import type { AttemptCounts, AttemptCount, AttemptLimit } from './attempt-counts.ts';

const mappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(ip: string): readonly string[] {
  const [head = '', tail] = ip.toLowerCase().split('::', 2);
  const groups = head === '' ? [] : head.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros =
    tail === undefined
      ? []
      : Array.from({ length: Math.max(8 - groups.length - behind.length, 0) }, () => '0');
  return [...groups, ...zeros, ...behind];
}

/**
 * The part of an address that stands for one place: the whole of an IPv4 address, the network of an IPv6
 * one, of whose single addresses everybody has more than enough.
 */
export function networkOf(ip: string): string {
  const mapped = mappedAddress.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  return `${groupsOf(ip).slice(0, 4).join(':')}::/64`;
}

/** The IPv6 network of 65,536 networks that providers give to one customer; null for IPv4. */
export function siteOf(ip: string): string | null {
  if (!ip.includes(':') || mappedAddress.test(ip)) return null;
  return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
}

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
