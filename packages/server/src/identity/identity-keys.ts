import { deriveKey } from '../config/secret.ts';

/** The signing and derivation keys; each has a single purpose. */
export interface IdentityKeys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array;
  /** Derives refresh tokens, together with the seed of the session. */
  readonly refreshToken: Uint8Array;
}

/** Derives the keys from the server secret; equal secrets give equal keys in every process. */
export function createIdentityKeys(secret: string): IdentityKeys {
  return {
    accessToken: deriveKey(secret, 'identity/access-token'),
    refreshToken: deriveKey(secret, 'identity/refresh-token'),
  };
}
