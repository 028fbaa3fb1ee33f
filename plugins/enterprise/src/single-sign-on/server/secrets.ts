import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Encrypts texts that are stored. */
export interface SecretBox {
  /** @param purpose bound to the text, so that it cannot be used for another one */
  seal(text: string, purpose: string): string;
  /** Returns null for a text that was changed, or encrypted with another key or for another purpose. */
  open(sealed: string, purpose: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** Creates a box with AES-256-GCM. @param key 32 bytes */
export function createSecretBox(key: Uint8Array): SecretBox {
  return {
    seal(text, purpose) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(purpose));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    open(sealed, purpose) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < ivBytes + tagBytes) return null;
      const iv = bytes.subarray(0, ivBytes);
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagBytes })
          .setAAD(Buffer.from(purpose))
          .setAuthTag(tag);
        const encrypted = bytes.subarray(ivBytes + tagBytes);
        return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Returns the SHA-256 of a text, under which random values are stored. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** Returns 256 random bits as text. */
export function randomText(): string {
  return randomBytes(32).toString('base64url');
}
