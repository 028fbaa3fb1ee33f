import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Client } from '../actor.ts';

/** The parts of a refresh token: its session, and the number of rotations before it. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const form = /^([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

function proofOf(key: Uint8Array, seed: string, { sessionId, generation }: RefreshToken): string {
  return createHmac('sha256', key).update(`${sessionId}.${generation}.${seed}`).digest('base64url');
}

/**
 * Returns the refresh token of one generation of a session. It is derived from the server's key and the session's seed, so
 * the database alone is not enough to forge one, and a rotation always gives the same successor.
 */
export function createRefreshToken(key: Uint8Array, seed: string, token: RefreshToken): string {
  return `${token.sessionId}.${token.generation}.${proofOf(key, seed, token)}`;
}

/** Parses a refresh token without verifying it; null for another format. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, generation] = form.exec(text) ?? [];
  if (sessionId === undefined || generation === undefined) return null;
  return { sessionId, generation: Number(generation) };
}

/** Returns whether this server issued the token for the session with that seed. */
export function isGenuine(key: Uint8Array, seed: string, text: string): boolean {
  const token = readRefreshToken(text);
  if (token === null) return false;
  const expected = Buffer.from(createRefreshToken(key, seed, token));
  const given = Buffer.from(text);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const names = { secure: '__Host-cms_rt', plain: 'cms_rt' } as const;

/** Returns the name of the cookie. Browsers accept the prefix `__Host-` over TLS only. */
function nameFor(client: Pick<Client, 'secure'>): string {
  return client.secure ? names.secure : names.plain;
}

/** Returns the refresh token of a request; empty without one. */
export function refreshTokenOf(
  cookies: Readonly<Record<string, string | undefined>>,
  client: Pick<Client, 'secure'>,
): string {
  return cookies[nameFor(client)] ?? '';
}

/** Returns a Set-Cookie value. Tokens need no escaping in a cookie. */
function cookie(client: Pick<Client, 'secure'>, value: string, maxAge: number | null): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (client.secure) attributes.push('Secure');
  if (maxAge !== null) attributes.push(`Max-Age=${maxAge}`);
  return [`${nameFor(client)}=${value}`, ...attributes].join('; ');
}

/**
 * Returns the cookie of a refresh token.
 * @param life `expiresAt`: milliseconds since 1970; null for a cookie that ends with the browser
 */
export function refreshCookie(
  client: Pick<Client, 'secure'>,
  token: string,
  life: { readonly now: number; readonly expiresAt: number | null },
): string {
  const maxAge = life.expiresAt === null ? null : Math.floor((life.expiresAt - life.now) / 1000);
  return cookie(client, token, maxAge);
}

/** Returns the value that deletes the cookie. */
export function clearedRefreshCookie(client: Pick<Client, 'secure'>): string {
  return cookie(client, '', 0);
}
