import { chmodSync, closeSync, openSync, statSync } from 'node:fs';

/** What people other than the owner may do with a file. */
const groupAndOtherBits = 0o077;

/**
 * Takes from everybody but its owner what they may do with a file or folder, if it is there. Where another
 * account owns it, that one decides.
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

/** Creates a file that only its owner may read, unless there is one. */
export function createPrivate(file: string): void {
  if (statSync(file, { throwIfNoEntry: false }) === undefined) closeSync(openSync(file, 'a', 0o600));
}

/**
 * Makes a database and the files that belong to it private, those of older versions and of a server that was
 * killed included. New files beside a database take its mode.
 */
export function makeDatabasePrivate(file: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) makePrivate(`${file}${suffix}`);
}
