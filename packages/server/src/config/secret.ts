import { hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { StartError } from '../errors/start-error.ts';
import type { Logger } from '../logger.ts';
import { secretsFile } from './data-folder.ts';
import { isGuessable } from './is-guessable.ts';
import type { ServerConfig } from './server-config.ts';

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
      const { secret } = stored;
      if (typeof secret === 'string' && Buffer.byteLength(secret) >= 32 && !isGuessable(secret))
        return secret;
    }
  } catch {
    // Falls through to the one sentence below: what exactly is broken must not be printed.
  }
  throw new StartError('SECRETS_UNREADABLE', `${file} is damaged or was made up: restore it, or set SECRET.`);
}

/** Servers of one database must have one secret, or each of them takes the sessions of the others for forged. */
function warnAboutLocalSecret(file: string, logger: Pick<Logger, 'warn'>): void {
  logger.warn(
    { file },
    'using the secret of this data folder: set SECRET if other servers use the same database',
  );
}

/**
 * Gives the secret that every key is derived from: the configured one, else the one in `secrets.json` of
 * the data folder, which is drawn and written (readable by its owner only) the first time.
 * @throws StartError SECRETS_UNREADABLE when the file is there but broken, or holds what nobody drew
 */
export function loadSecret(
  config: Pick<ServerConfig, 'secret' | 'dataDir' | 'databaseUrl'>,
  logger: Pick<Logger, 'warn'> | null = null,
): string {
  if (config.secret !== null) return config.secret;
  const file = secretsFile(config.dataDir);
  if (config.databaseUrl !== null && logger !== null) warnAboutLocalSecret(file, logger);
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
