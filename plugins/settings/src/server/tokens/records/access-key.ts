import { createHmac, randomBytes } from 'node:crypto';

/** What is stored of a key. It has 1024 random bits: nothing slower than one HMAC is needed. */
export function hashAccessKey(hashKey: Uint8Array, accessKey: string): string {
  return createHmac('sha256', hashKey).update(accessKey).digest('base64url');
}

/** Draws a new key: 256 hexadecimal digits, and what is stored of them. */
export function drawAccessKey(hashKey: Uint8Array): { readonly accessKey: string; readonly hash: string } {
  const accessKey = randomBytes(128).toString('hex');
  return { accessKey, hash: hashAccessKey(hashKey, accessKey) };
}

const bearer = /^Bearer ([0-9a-f]{256})$/i;

/** The key in an `Authorization` header; null when there is none, or nothing that can be one. */
export function accessKeyOf(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1]?.toLowerCase() ?? null;
}
