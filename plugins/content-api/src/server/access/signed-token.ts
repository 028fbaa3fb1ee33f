import { createHmac, timingSafeEqual } from 'node:crypto';

/** The permission of a preview: a user reads published entries, and one entry in any state. */
export interface PreviewClaims {
  readonly user: number;
  readonly uid: string;
  readonly id: number;
}

/** The permission of the API explorer: a user may call everything that the role permits. */
export interface ExplorerClaims {
  readonly user: number;
  readonly explores: true;
}

/** The permission of a token. */
export type Claims = PreviewClaims | ExplorerClaims;

/** Distinguishes these tokens from API tokens, which are hexadecimal. */
const prefix = 'signed_';

const maxLength = 1000;

function signatureOf(key: Uint8Array, payload: string): Buffer {
  return createHmac('sha256', key).update(payload).digest();
}

/**
 * Returns a token with claims that expire.
 * @param expiresAt milliseconds since 1970
 */
export function signToken(key: Uint8Array, claims: Claims, expiresAt: number): string {
  const payload = Buffer.from(JSON.stringify([claims, expiresAt])).toString('base64url');
  return `${prefix}${payload}_${signatureOf(key, payload).toString('hex')}`;
}

/** Returns the claims of a valid token in an `Authorization` header; null for anything else. */
export function verifyToken(key: Uint8Array, authorization: string | undefined, now: number): Claims | null {
  if (authorization === undefined || authorization.length > maxLength) return null;
  const [, payload, signature] = /^Bearer signed_([A-Za-z0-9_-]+)_([0-9a-f]{64})$/i.exec(authorization) ?? [];
  if (payload === undefined || signature === undefined) return null;
  if (!timingSafeEqual(signatureOf(key, payload), Buffer.from(signature, 'hex'))) return null;
  const [claims, expiresAt] = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [Claims, number];
  return expiresAt > now ? claims : null;
}
