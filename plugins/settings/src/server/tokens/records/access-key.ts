import { createHmac, randomBytes } from 'node:crypto';

/** Returns the stored hash of a key. A key has 1024 random bits, so one HMAC is enough. */
export function hashAccessKey(hashKey: Uint8Array, accessKey: string): string {
  return createHmac('sha256', hashKey).update(accessKey).digest('base64url');
}

/** Generates a key of 256 hexadecimal digits, and its stored hash. */
export function drawAccessKey(hashKey: Uint8Array): { readonly accessKey: string; readonly hash: string } {
  const accessKey = randomBytes(128).toString('hex');
  return { accessKey, hash: hashAccessKey(hashKey, accessKey) };
}

const bearer = /^Bearer ([0-9a-f]{256})$/i;

/** Returns the key in an `Authorization` header; null if there is none or it has another form. */
export function accessKeyOf(authorization: string | undefined): string | null {
  return bearer.exec(authorization ?? '')?.[1]?.toLowerCase() ?? null;
}
