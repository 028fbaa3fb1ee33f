import type { Endpoint, Policy } from '@admin/contract';

const kibibyte = 1024;

/** What anybody may send who is not known: a form of a sign-in page is a hundredth of it. */
const ofStrangers = 64 * kibibyte;

/** Settings, roles, people. */
const ofUsers = 1024 * kibibyte;

function usualLimit(policy: Policy): number {
  if (policy === 'public') return ofStrangers;
  const sendsContent = policy === 'entries' || (typeof policy === 'object' && 'apiClient' in policy);
  return sendsContent ? Infinity : ofUsers;
}

/**
 * How many bytes a JSON body of an endpoint may have: as many as it says itself, otherwise what those send who may
 * call it. Content may be as large as any body.
 * @param most the server's own limit, in bytes
 */
export function bodyLimitOf(
  { policy, bodyLimit = usualLimit(policy) }: Pick<Endpoint, 'policy' | 'bodyLimit'>,
  most: number,
): number {
  return Math.min(bodyLimit, most);
}
