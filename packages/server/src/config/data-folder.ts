import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartError } from '../errors/start-error.ts';
import { makePrivate } from './private-files.ts';

/** Returns the file of the embedded database. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'data.db');
}

/** Returns the file of the generated secret. */
export function secretsFile(dataDir: string): string {
  return path.join(dataDir, 'secrets.json');
}

function nearestExisting(folder: string): string {
  let current = folder;
  for (;;) {
    try {
      statSync(current);
      return current;
    } catch {
      const parent = path.dirname(current);
      if (parent === current) return current;
      current = parent;
    }
  }
}

/** Throws when a folder is not writable. For root, `accessSync` always passes, so the mode is checked too. */
function assertWritable(folder: string): void {
  const { mode } = statSync(folder);
  if ((mode & 0o222) === 0) throw new Error('no write permission for any user');
  accessSync(folder, constants.W_OK | constants.X_OK);
}

/** Runs work on the data folder; its errors say how to make the folder writable. */
function inDataFolder(folder: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new StartError(
      'DATA_FOLDER_READ_ONLY',
      `The data folder ${folder} cannot be written to: make it writable for this user or name another folder in DATA_DIR.`,
      error,
    );
  }
}

/**
 * Throws when the data folder, or the folder in which it would be created, is not writable. Changes nothing.
 * @throws StartError DATA_FOLDER_READ_ONLY
 */
export function assertDataFolder(folder: string): void {
  inDataFolder(folder, () => {
    const existing = nearestExisting(folder);
    if (!statSync(existing).isDirectory()) throw new Error('not a folder');
    assertWritable(existing);
  });
}

/**
 * Creates the data folder if it is missing; throws when it is not writable.
 * @throws StartError DATA_FOLDER_READ_ONLY
 */
export function prepareDataFolder(folder: string): void {
  assertDataFolder(folder);
  inDataFolder(folder, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // Other users may share the folder, so only the files of the server become private.
    for (const file of [secretsFile(folder), path.join(folder, 'outbox.jsonl')]) makePrivate(file);
  });
}
