import { createHmac, timingSafeEqual } from 'node:crypto';

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
