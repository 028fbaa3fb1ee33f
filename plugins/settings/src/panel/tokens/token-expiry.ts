import type { Token } from './token-kind.ts';

/** Whether a token opens nothing any more because its time is over. */
export function isExpired({ expiresAt }: Pick<Token, 'expiresAt'>, now: number = Date.now()): boolean {
  return expiresAt !== null && Date.parse(expiresAt) <= now;
}
