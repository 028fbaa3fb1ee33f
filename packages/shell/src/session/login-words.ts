import { ApiError } from '../http/api-error.ts';

/** Tells our server how long the session should last; other servers ignore it. The body does not contain it. */
export const rememberedHeader = { 'X-Session-Lifetime': 'remembered' } as const;

const notActive = /^\s*user\s*not\s*active\W*$/i;

/** Returns whether a login was refused because the account is suspended, whatever the wording of the server. */
export function isSuspension(error: unknown): boolean {
  return error instanceof ApiError && notActive.test(error.message);
}
