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
    // Falls through to the error below, which must not contain the content of the file.
  }
  throw new StartError('SECRETS_UNREADABLE', `${file} contains no valid secret: restore it, or set SECRET.`);
}

/** Warns that servers with one database need one secret, since each rejects sessions with another. */
function warnAboutLocalSecret(file: string, logger: Pick<Logger, 'warn'>): void {
  logger.warn(
    { file },
    'using the secret of this data folder: set SECRET if other servers use the same database',
  );
}

/**
 * Returns the secret from which all keys are derived: the configured one, otherwise the one in `secrets.json` of the data
 * folder, which is generated on first use.
 * @throws StartError SECRETS_UNREADABLE when the file is damaged or its secret is guessable
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
    // Another server with the same data folder created the file first.
    const created = hasCode(error, 'EEXIST') ? readStored(file) : null;
    if (created === null) throw error;
    return created;
  }
}

/** Derives a 256-bit key for one purpose; it reveals nothing about the keys of other purposes. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'key', purpose, 32));
}
