/** When a token was made and when it ends, in milliseconds since 1970 by the server's clock. */
export interface TokenTimes {
  readonly issuedAt: number | null;
  readonly endsAt: number | null;
}

const unknownTimes: TokenTimes = { issuedAt: null, endsAt: null };

const milliseconds = (seconds: unknown): number | null =>
  typeof seconds === 'number' ? seconds * 1000 : null;

/**
 * Reads a token's times from its payload without trusting it: only to know when to ask for a new one. A
 * token that cannot be read has none.
 */
export function tokenTimes(token: string): TokenTimes {
  const payload = token.split('.')[1];
  if (!payload) return unknownTimes;
  try {
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
      readonly iat?: unknown;
      readonly exp?: unknown;
    };
    return { issuedAt: milliseconds(claims.iat), endsAt: milliseconds(claims.exp) };
  } catch {
    return unknownTimes;
  }
}
