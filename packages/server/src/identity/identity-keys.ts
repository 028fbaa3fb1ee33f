import { deriveKey } from '../config/secret.ts';

/** The keys of identity; each is good for one thing only. */
export interface IdentityKeys {
  /** Signs access tokens. */
  readonly accessToken: Uint8Array;
  /** Makes refresh tokens, together with each session's own seed. */
  readonly refreshToken: Uint8Array;
}

/** Derives the keys from the server's secret; the same secret gives the same keys in every process. */
export function createIdentityKeys(secret: string): IdentityKeys {
  return {
    accessToken: deriveKey(secret, 'identity/access-token'),
    refreshToken: deriveKey(secret, 'identity/refresh-token'),
  };
}
