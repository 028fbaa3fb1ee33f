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
 * Returns the part of an address that identifies a network: a whole IPv4 address, or the prefix of an IPv6 address,
 * since one client can use many IPv6 addresses.
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

/** The dependencies of attempt limits. */
interface LimitContext {
  readonly attempts: AttemptCounts;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** A limit and its subject: an email address or a network address. */
export type LimitedSubject = readonly [limit: AttemptLimit, subject: string];

/** How many times the attempts of one network an IPv6 site has; a site may be several customers. */
const attemptsPerSite = 5;

/** Returns the limit of a network and, for IPv6, the wider limit of its site. */
export function networkLimits(limit: AttemptLimit, ip: string): readonly LimitedSubject[] {
  const site = siteOf(ip);
  const ofOne: LimitedSubject = [limit, networkOf(ip)];
  if (site === null) return [ofOne];
  return [
    ofOne,
    [{ ...limit, name: `${limit.name}/site`, attempts: limit.attempts * attemptsPerSite }, site],
  ];
}

/**
 * Throws when a counted attempt exceeds its limit.
 * @param headers headers of the error response
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
 * Counts one attempt under each limit and throws when one of them is exceeded. A refused attempt counts under none of
 * them, so that it does not use up the attempts of other clients.
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

/** Refunds an attempt that succeeded, under each of its limits. */
export function refundAttempt(
  context: Pick<LimitContext, 'attempts'>,
  limits: readonly LimitedSubject[],
): void {
  for (const limited of limits) context.attempts.refund(...limited);
}
