import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Client } from '../actor.ts';

/** A refresh token taken apart: which session, and which of its exchanges it is for. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly generation: number;
}

const form = /^([A-Za-z0-9_-]{22})\.(\d{1,9})\.([A-Za-z0-9_-]{43})$/;

function proofOf(key: Uint8Array, seed: string, { sessionId, generation }: RefreshToken): string {
  return createHmac('sha256', key).update(`${sessionId}.${generation}.${seed}`).digest('base64url');
}

/**
 * Makes the refresh token of one generation of a session. It follows from the server's key and the
 * session's seed, so the database alone makes no token, and one exchange always gives the same successor.
 */
export function createRefreshToken(key: Uint8Array, seed: string, token: RefreshToken): string {
  return `${token.sessionId}.${token.generation}.${proofOf(key, seed, token)}`;
}

/** Takes apart what claims to be a refresh token; whether it is genuine only its session's seed can tell. */
export function readRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, generation] = form.exec(text) ?? [];
  if (sessionId === undefined || generation === undefined) return null;
  return { sessionId, generation: Number(generation) };
}

/** Whether we made this token for this session. */
export function isGenuine(key: Uint8Array, seed: string, text: string): boolean {
  const token = readRefreshToken(text);
  if (token === null) return false;
  const expected = Buffer.from(createRefreshToken(key, seed, token));
  const given = Buffer.from(text);
  return expected.length === given.length && timingSafeEqual(expected, given);
}

const names = { secure: '__Host-cms_rt', plain: 'cms_rt' } as const;

/** Browsers accept the bound name over TLS only; a server on this machine is reached without it. */
function nameFor(client: Pick<Client, 'secure'>): string {
  return client.secure ? names.secure : names.plain;
}

/** The refresh token of a request; empty where it brings none. */
export function refreshTokenOf(
  cookies: Readonly<Record<string, string | undefined>>,
  client: Pick<Client, 'secure'>,
): string {
  return cookies[nameFor(client)] ?? '';
}

/** Tokens consist of characters that a cookie holds as they are. */
function cookie(client: Pick<Client, 'secure'>, value: string, maxAge: number | null): string {
  const attributes = ['Path=/', 'HttpOnly', 'SameSite=Strict'];
  if (client.secure) attributes.push('Secure');
  if (maxAge !== null) attributes.push(`Max-Age=${maxAge}`);
  return [`${nameFor(client)}=${value}`, ...attributes].join('; ');
}

/** @param expiresAt moment in milliseconds to keep it until; null ends it with the browser */
export function refreshCookie(
  client: Pick<Client, 'secure'>,
  token: string,
  life: { readonly now: number; readonly expiresAt: number | null },
): string {
  const maxAge = life.expiresAt === null ? null : Math.floor((life.expiresAt - life.now) / 1000);
  return cookie(client, token, maxAge);
}

/** Takes the cookie away. */
export function clearedRefreshCookie(client: Pick<Client, 'secure'>): string {
  return cookie(client, '', 0);
}
