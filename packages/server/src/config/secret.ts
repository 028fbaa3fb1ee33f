import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

function readStored(file: string): string | null {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored === 'object' && stored !== null && 'secret' in stored) {
      if (typeof stored.secret === 'string' && Buffer.byteLength(stored.secret) >= 32) return stored.secret;
    }
  } catch {
    // Falls through to the one sentence below: what exactly is broken must not be printed.
  }
  throw new StartError('SECRETS_UNREADABLE', `${file} is damaged: restore it, or set SECRET.`);
}

/**
 * Gives the secret that every key is derived from: the configured one, else the one in `secrets.json` of
 * the data folder, which is drawn and written (readable by its owner only) the first time.
 * @throws StartError SECRETS_UNREADABLE when the file is there but broken
 */
export function loadSecret(config: { readonly secret: string | null; readonly dataDir: string }): string {
  if (config.secret !== null) return config.secret;
  const file = path.join(config.dataDir, 'secrets.json');
  const stored = readStored(file);
  if (stored !== null) return stored;
  const secret = randomBytes(48).toString('base64url');
  try {
    writeFileSync(file, `${JSON.stringify({ secret }, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another server with the same data folder was first: its secret is the one.
    const theirs = hasCode(error, 'EEXIST') ? readStored(file) : null;
    if (theirs === null) throw error;
    return theirs;
  }
}

/** Derives a 256-bit key for one purpose; keys of different purposes tell nothing about each other. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'key', purpose, 32));
}
