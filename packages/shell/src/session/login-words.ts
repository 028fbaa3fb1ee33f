import { ApiError } from '../http/api-error.ts';

/** Tells our server how long the session should last; other servers ignore it. The body does not contain it. */
export const rememberedHeader = { 'X-Session-Lifetime': 'remembered' } as const;

const notActive = /^\s*user\s*not\s*active\W*$/i;

/** Whether a refused login is that of an account which was switched off, however the server spells it. */
export function isSuspension(error: unknown): boolean {
  return error instanceof ApiError && notActive.test(error.message);
}
