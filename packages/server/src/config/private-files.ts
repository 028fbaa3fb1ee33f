import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** The permission bits of the group and of others. */
const groupAndOtherBits = 0o077;

/**
 * Removes the permissions of the group and of others from an existing file or folder. A file of another owner is left
 * unchanged.
 */
export function makePrivate(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  if (mode === undefined || (mode & groupAndOtherBits) === 0) return;
  try {
    chmodSync(path, mode & 0o7700);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'EPERM' && code !== 'EROFS') throw error;
  }
}

/** Creates a file that only its owner may read, unless it exists. */
export function createPrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) closeSync(openSync(file, 'a', 0o600));
}

/**
 * Makes a database and its journal files private, including those that a crashed server left. SQLite creates new journal
 * files with the mode of the database.
 */
export function makeDatabasePrivate(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) makePrivate(`${file}${suffix}`);
}
