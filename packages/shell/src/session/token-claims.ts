import type { StoredUser } from './token-storage.ts';

/** The claims of a token; null for missing ones. */
export interface TokenClaims {
  /** When it was issued, in milliseconds since 1970 by the server's clock. */
  readonly issuedAt: number | null;
  /** When it expires, likewise. */
  readonly endsAt: number | null;
  readonly userId: number | null;
  /** The session that the token belongs to. */
  readonly sessionId: string | null;
  /** True for an impersonation preview, whose token lasts one hour and cannot be exchanged. */
  readonly isView: boolean;
}

const silent: TokenClaims = { issuedAt: null, endsAt: null, userId: null, sessionId: null, isView: false };

const numberIn = (value: unknown, unit = 1): number | null =>
  typeof value === 'number' ? value * unit : null;

/**
 * Reads a token's payload without verifying it, to determine when to renew it and to detect the token of another user.
 * An unreadable token has no claims.
 */
export function tokenClaims(token: string): TokenClaims {
  const payload = token.split('.')[1];
  if (!payload) return silent;
  try {
    const { iat, exp, id, sid, type } = JSON.parse(
      atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
    ) as Readonly<Record<string, unknown>>;
    return {
      issuedAt: numberIn(iat, 1000),
      endsAt: numberIn(exp, 1000),
      userId: numberIn(id),
      sessionId: typeof sid === 'string' ? sid : null,
      isView: type === 'view',
    };
  } catch {
    return silent;
  }
}

/** Returns whether a token may belong to this user: true unless its claims contradict it. */
export function mayBelongTo(token: string, user: StoredUser | null): boolean {
  const { userId } = tokenClaims(token);
  return userId === null || user === null || userId === user.id;
}
