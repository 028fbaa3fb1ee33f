import { jwtVerify, SignJWT } from 'jose';

/** The claims of an access token; it grants nothing without the session row that it names. */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface AccessTokens {
  /** @param lifetime milliseconds */
  sign(claims: Pick<AccessClaims, 'userId' | 'sessionId'>, lifetime: number): Promise<string>;
  /** Returns the claims of an unexpired token with a valid signature; null for any other text. */
  verify(token: string): Promise<AccessClaims | null>;
}

const algorithm = 'HS256';
const audience = 'admin';
const maxCached = 1000;

/** The kind of a token. In a `view` token, the session id is the id of an impersonation preview. */
export type TokenKind = 'access' | 'view';

/**
 * Creates the signing and verification of access tokens of one kind; tokens of the other kind are invalid. Verified tokens
 * are cached, and only their expiry is checked again.
 */
export function createAccessTokens(
  key: Uint8Array,
  now: () => number,
  kind: TokenKind = 'access',
): AccessTokens {
  const checked = new Map<string, AccessClaims>();

  async function check(token: string): Promise<AccessClaims | null> {
    try {
      const { payload } = await jwtVerify(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: new Date(now()),
      });
      const { id, sid, type, exp } = payload;
      if (type !== kind || typeof id !== 'number' || typeof sid !== 'string' || exp === undefined)
        return null;
      return { userId: id, sessionId: sid, expiresAt: exp * 1000 };
    } catch {
      return null;
    }
  }

  return {
    sign({ userId, sessionId }, lifetime) {
      const issued = Math.floor(now() / 1000);
      return new SignJWT({ id: userId, sid: sessionId, type: kind })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setAudience(audience)
        .setIssuedAt(issued)
        .setExpirationTime(issued + lifetime / 1000)
        .sign(key);
    },
    async verify(token) {
      const known = checked.get(token);
      if (known !== undefined && now() < known.expiresAt) return known;
      checked.delete(token);
      const claims = await check(token);
      if (claims === null) return null;
      if (checked.size >= maxCached) checked.delete(checked.keys().next().value ?? '');
      checked.set(token, claims);
      return claims;
    },
  };
}
